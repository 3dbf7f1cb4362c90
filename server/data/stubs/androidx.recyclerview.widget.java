package androidx.recyclerview.widget;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.PointF;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.animation.Interpolator;
import androidx.core.view.AccessibilityDelegateCompat;
import androidx.core.view.ScrollingView;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Executor;

public class RecyclerView extends ViewGroup implements ScrollingView {
  public RecyclerView(Context context) { super(context); }
  public RecyclerView(Context context, AttributeSet attrs) { super(context, attrs); }
  public RecyclerView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public static final int HORIZONTAL = 0;
  public static final int VERTICAL = 1;
  public static final int NO_POSITION = -1;
  public static final long NO_ID = -1;
  public static final int INVALID_TYPE = -1;
  public static final int SCROLL_STATE_IDLE = 0;
  public static final int SCROLL_STATE_DRAGGING = 1;
  public static final int SCROLL_STATE_SETTLING = 2;
  public int computeHorizontalScrollRange();
  public int computeVerticalScrollRange();
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public void setHasFixedSize(boolean hasFixedSize);
  public boolean hasFixedSize();
  public void setRecyclerListener(RecyclerListener listener);
  public void addRecyclerListener(RecyclerListener listener);
  public void setAdapter(Adapter adapter);
  public void swapAdapter(Adapter adapter, boolean removeAndRecycleExistingViews);
  public Adapter getAdapter();
  public void addOnChildAttachStateChangeListener(OnChildAttachStateChangeListener listener);
  public void removeOnChildAttachStateChangeListener(OnChildAttachStateChangeListener listener);
  public void clearOnChildAttachStateChangeListeners();
  public void setLayoutManager(LayoutManager layout);
  public LayoutManager getLayoutManager();
  public void setOnFlingListener(OnFlingListener onFlingListener);
  public OnFlingListener getOnFlingListener();
  public RecycledViewPool getRecycledViewPool();
  public void setRecycledViewPool(RecycledViewPool pool);
  public void setViewCacheExtension(ViewCacheExtension extension);
  public void setItemViewCacheSize(int size);
  public int getScrollState();
  public void addItemDecoration(ItemDecoration decor);
  public void addItemDecoration(ItemDecoration decor, int index);
  public ItemDecoration getItemDecorationAt(int index);
  public int getItemDecorationCount();
  public void removeItemDecoration(ItemDecoration decor);
  public void removeItemDecorationAt(int index);
  public void setChildDrawingOrderCallback(ChildDrawingOrderCallback childDrawingOrderCallback);
  public void setOnScrollListener(OnScrollListener listener);
  public void addOnScrollListener(OnScrollListener listener);
  public void removeOnScrollListener(OnScrollListener listener);
  public void clearOnScrollListeners();
  public void scrollToPosition(int position);
  public void smoothScrollToPosition(int position);
  public void smoothScrollBy(int dx, int dy);
  public void smoothScrollBy(int dx, int dy, Interpolator interpolator);
  public boolean fling(int velocityX, int velocityY);
  public void stopScroll();
  public int getMinFlingVelocity();
  public int getMaxFlingVelocity();
  public void setNestedScrollingEnabled(boolean enabled);
  public void addOnItemTouchListener(OnItemTouchListener listener);
  public void removeOnItemTouchListener(OnItemTouchListener listener);
  public boolean isComputingLayout();
  public ItemAnimator getItemAnimator();
  public void setItemAnimator(ItemAnimator animator);
  public boolean isAnimating();
  public void invalidateItemDecorations();
  public boolean getPreserveFocusAfterLayout();
  public View findContainingItemView(View view);
  public ViewHolder findContainingViewHolder(View view);
  public int getChildPosition(View child);
  public int getChildAdapterPosition(View child);
  public int getChildLayoutPosition(View child);
  public long getChildItemId(View child);
  public ViewHolder getChildViewHolder(View child);
  public ViewHolder findViewHolderForPosition(int position);
  public ViewHolder findViewHolderForLayoutPosition(int position);
  public ViewHolder findViewHolderForAdapterPosition(int position);
  public ViewHolder findViewHolderForItemId(long id);
  public View findChildViewUnder(float x, float y);
  public boolean hasPendingAdapterUpdates();
  public void onScrolled(int dx, int dy);
  public void onScrollStateChanged(int state);
  public void onChildAttachedToWindow(View child);
  public void onChildDetachedFromWindow(View child);
  public void suppressLayout(boolean suppress);
  public void setLayoutFrozen(boolean frozen);
  public void offsetChildrenVertical(int dy);
  public void offsetChildrenHorizontal(int dx);
  public void getDecoratedBoundsWithMargins(View view, Rect outBounds);
  public void setEdgeEffectFactory(EdgeEffectFactory edgeEffectFactory);
  public static abstract class Adapter<VH extends ViewHolder> {
    public Adapter();
    public abstract VH onCreateViewHolder(ViewGroup parent, int viewType);
    public abstract void onBindViewHolder(VH holder, int position);
    public void onBindViewHolder(VH holder, int position, List<Object> payloads);
    public int findRelativeAdapterPositionIn(Adapter<? extends ViewHolder> adapter, ViewHolder viewHolder, int localPosition);
    public final VH createViewHolder(ViewGroup parent, int viewType);
    public final void bindViewHolder(VH holder, int position);
    public int getItemViewType(int position);
    public void setHasStableIds(boolean hasStableIds);
    public long getItemId(int position);
    public abstract int getItemCount();
    public final boolean hasStableIds();
    public void onViewRecycled(VH holder);
    public boolean onFailedToRecycleView(VH holder);
    public void onViewAttachedToWindow(VH holder);
    public void onViewDetachedFromWindow(VH holder);
    public final boolean hasObservers();
    public void registerAdapterDataObserver(AdapterDataObserver observer);
    public void unregisterAdapterDataObserver(AdapterDataObserver observer);
    public void onAttachedToRecyclerView(RecyclerView recyclerView);
    public void onDetachedFromRecyclerView(RecyclerView recyclerView);
    public final void notifyDataSetChanged();
    public final void notifyItemChanged(int position);
    public final void notifyItemChanged(int position, Object payload);
    public final void notifyItemRangeChanged(int positionStart, int itemCount);
    public final void notifyItemRangeChanged(int positionStart, int itemCount, Object payload);
    public final void notifyItemInserted(int position);
    public final void notifyItemMoved(int fromPosition, int toPosition);
    public final void notifyItemRangeInserted(int positionStart, int itemCount);
    public final void notifyItemRemoved(int position);
    public final void notifyItemRangeRemoved(int positionStart, int itemCount);
    public void setStateRestorationPolicy(StateRestorationPolicy strategy);
    public final StateRestorationPolicy getStateRestorationPolicy();
    public enum StateRestorationPolicy { ALLOW, PREVENT_WHEN_EMPTY, PREVENT }
  }
  public static abstract class AdapterDataObserver {
    public AdapterDataObserver();
    public void onChanged();
    public void onItemRangeChanged(int positionStart, int itemCount);
    public void onItemRangeChanged(int positionStart, int itemCount, Object payload);
    public void onItemRangeInserted(int positionStart, int itemCount);
    public void onItemRangeRemoved(int positionStart, int itemCount);
    public void onItemRangeMoved(int fromPosition, int toPosition, int itemCount);
    public void onStateRestorationPolicyChanged();
  }
  public static abstract class ViewHolder {
    public final View itemView = null;
    public ViewHolder(View itemView);
    public final int getPosition();
    public final int getLayoutPosition();
    public final int getAdapterPosition();
    public final int getBindingAdapterPosition();
    public final int getAbsoluteAdapterPosition();
    public final Adapter<? extends ViewHolder> getBindingAdapter();
    public final int getOldPosition();
    public final long getItemId();
    public final int getItemViewType();
    public final void setIsRecyclable(boolean recyclable);
    public final boolean isRecyclable();
  }
  public static abstract class OnScrollListener {
    public OnScrollListener();
    public void onScrollStateChanged(RecyclerView recyclerView, int newState);
    public void onScrolled(RecyclerView recyclerView, int dx, int dy);
  }
  public interface RecyclerListener {
    void onViewRecycled(ViewHolder holder);
  }
  public interface OnChildAttachStateChangeListener {
    void onChildViewAttachedToWindow(View view);
    void onChildViewDetachedFromWindow(View view);
  }
  public interface OnItemTouchListener {
    boolean onInterceptTouchEvent(RecyclerView rv, MotionEvent e);
    void onTouchEvent(RecyclerView rv, MotionEvent e);
    void onRequestDisallowInterceptTouchEvent(boolean disallowIntercept);
  }
  public static class SimpleOnItemTouchListener implements OnItemTouchListener {
    public SimpleOnItemTouchListener();
    public boolean onInterceptTouchEvent(RecyclerView rv, MotionEvent e);
    public void onTouchEvent(RecyclerView rv, MotionEvent e);
    public void onRequestDisallowInterceptTouchEvent(boolean disallowIntercept);
  }
  public static abstract class OnFlingListener {
    public OnFlingListener();
    public abstract boolean onFling(int velocityX, int velocityY);
  }
  public interface ChildDrawingOrderCallback {
    int onGetChildDrawingOrder(int childCount, int i);
  }
  public static abstract class ItemDecoration {
    public ItemDecoration();
    public void onDraw(Canvas c, RecyclerView parent, State state);
    public void onDraw(Canvas c, RecyclerView parent);
    public void onDrawOver(Canvas c, RecyclerView parent, State state);
    public void onDrawOver(Canvas c, RecyclerView parent);
    public void getItemOffsets(Rect outRect, int itemPosition, RecyclerView parent);
    public void getItemOffsets(Rect outRect, View view, RecyclerView parent, State state);
  }
  public static abstract class ItemAnimator {
    public ItemAnimator();
    public static final int FLAG_CHANGED = 2;
    public static final int FLAG_REMOVED = 8;
    public static final int FLAG_MOVED = 2048;
    public long getMoveDuration();
    public void setMoveDuration(long moveDuration);
    public long getAddDuration();
    public void setAddDuration(long addDuration);
    public long getRemoveDuration();
    public void setRemoveDuration(long removeDuration);
    public long getChangeDuration();
    public void setChangeDuration(long changeDuration);
    public ItemHolderInfo recordPreLayoutInformation(State state, ViewHolder viewHolder, int changeFlags, List<Object> payloads);
    public ItemHolderInfo recordPostLayoutInformation(State state, ViewHolder viewHolder);
    public abstract boolean animateDisappearance(ViewHolder viewHolder, ItemHolderInfo preLayoutInfo, ItemHolderInfo postLayoutInfo);
    public abstract boolean animateAppearance(ViewHolder viewHolder, ItemHolderInfo preLayoutInfo, ItemHolderInfo postLayoutInfo);
    public abstract boolean animatePersistence(ViewHolder viewHolder, ItemHolderInfo preLayoutInfo, ItemHolderInfo postLayoutInfo);
    public abstract boolean animateChange(ViewHolder oldHolder, ViewHolder newHolder, ItemHolderInfo preLayoutInfo, ItemHolderInfo postLayoutInfo);
    public abstract void runPendingAnimations();
    public abstract void endAnimation(ViewHolder item);
    public abstract void endAnimations();
    public abstract boolean isRunning();
    public final boolean isRunning(ItemAnimatorFinishedListener listener);
    public final void dispatchAnimationFinished(ViewHolder viewHolder);
    public void onAnimationFinished(ViewHolder viewHolder);
    public boolean canReuseUpdatedViewHolder(ViewHolder viewHolder);
    public boolean canReuseUpdatedViewHolder(ViewHolder viewHolder, List<Object> payloads);
    public final void dispatchAnimationsFinished();
    public interface ItemAnimatorFinishedListener {
      void onAnimationsFinished();
    }
    public static class ItemHolderInfo {
      public int left;
      public int top;
      public int right;
      public int bottom;
      public int changeFlags;
      public ItemHolderInfo();
    }
  }
  public static class EdgeEffectFactory {
    public EdgeEffectFactory();
    protected android.widget.EdgeEffect createEdgeEffect(RecyclerView view, int direction);
  }
  public static class RecycledViewPool {
    public RecycledViewPool();
    public void clear();
    public void setMaxRecycledViews(int viewType, int max);
    public int getRecycledViewCount(int viewType);
    public ViewHolder getRecycledView(int viewType);
    public void putRecycledView(ViewHolder scrap);
  }
  public static abstract class ViewCacheExtension {
    public ViewCacheExtension();
    public abstract View getViewForPositionAndType(Recycler recycler, int position, int type);
  }
  public final class Recycler {
    public Recycler();
    public void clear();
    public View getViewForPosition(int position);
    public void recycleView(View view);
    public List<ViewHolder> getScrapList();
    public int convertPreLayoutPositionToPostLayout(int position);
  }
  public static class State {
    public State();
    public boolean isMeasuring();
    public boolean isPreLayout();
    public boolean willRunPredictiveAnimations();
    public int getTargetScrollPosition();
    public boolean hasTargetScrollPosition();
    public boolean didStructureChange();
    public int getItemCount();
    public void put(int resourceId, Object data);
    public <T> T get(int resourceId);
  }
  public static abstract class SmoothScroller {
    public SmoothScroller();
    public void setTargetPosition(int targetPosition);
    public LayoutManager getLayoutManager();
    protected final void stop();
    public boolean isRunning();
    public int getTargetPosition();
    public PointF computeScrollVectorForPosition(int targetPosition);
    protected abstract void onStart();
    protected abstract void onStop();
    protected abstract void onSeekTargetStep(int dx, int dy, State state, Action action);
    protected abstract void onTargetFound(View targetView, State state, Action action);
    public static class Action {
      public Action(int dx, int dy);
      public Action(int dx, int dy, int duration);
      public void jumpTo(int targetPosition);
      public void update(int dx, int dy, int duration, Interpolator interpolator);
    }
    public interface ScrollVectorProvider {
      PointF computeScrollVectorForPosition(int targetPosition);
    }
  }
  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(ViewGroup.MarginLayoutParams source) { super(source); }
    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
    public boolean viewNeedsUpdate();
    public boolean isItemRemoved();
    public boolean isItemChanged();
    public int getViewPosition();
    public int getViewLayoutPosition();
    public int getViewAdapterPosition();
  }
  public static abstract class LayoutManager {
    public boolean isAttachedToWindow();
    public boolean requestChildRectangleOnScreen(RecyclerView parent, View child, Rect rect, boolean immediate, boolean focusedChildVisible);
    public boolean isMeasurementCacheEnabled();
    public void detachAndScrapView(View child, Recycler recycler);
    public void attachView(View child);
    public void detachView(View child);
    public void ignoreView(View view);
    public View getFocusedChild();
    public boolean hasFocus();
    public LayoutManager();
    public void requestLayout();
    public void assertInLayoutOrScroll(String message);
    public boolean supportsPredictiveItemAnimations();
    public void setAutoMeasureEnabled(boolean enabled);
    public boolean isAutoMeasureEnabled();
    public void onAttachedToWindow(RecyclerView view);
    public void onDetachedFromWindow(RecyclerView view, Recycler recycler);
    public void onLayoutChildren(Recycler recycler, State state);
    public void onLayoutCompleted(State state);
    public abstract LayoutParams generateDefaultLayoutParams();
    public LayoutParams generateLayoutParams(ViewGroup.LayoutParams lp);
    public LayoutParams generateLayoutParams(Context c, AttributeSet attrs);
    public boolean checkLayoutParams(LayoutParams lp);
    public int scrollHorizontallyBy(int dx, Recycler recycler, State state);
    public int scrollVerticallyBy(int dy, Recycler recycler, State state);
    public boolean canScrollHorizontally();
    public boolean canScrollVertically();
    public void scrollToPosition(int position);
    public void smoothScrollToPosition(RecyclerView recyclerView, State state, int position);
    public void startSmoothScroll(SmoothScroller smoothScroller);
    public boolean isSmoothScrolling();
    public int getLayoutDirection();
    public void addView(View child);
    public void addView(View child, int index);
    public void removeView(View child);
    public void removeViewAt(int index);
    public void removeAllViews();
    public int getPosition(View view);
    public int getItemViewType(View view);
    public View findViewByPosition(int position);
    public int getChildCount();
    public View getChildAt(int index);
    public int getWidth();
    public int getHeight();
    public int getPaddingLeft();
    public int getPaddingTop();
    public int getPaddingRight();
    public int getPaddingBottom();
    public int getItemCount();
    public void detachAndScrapAttachedViews(Recycler recycler);
    public void removeAndRecycleView(View child, Recycler recycler);
    public void removeAndRecycleAllViews(Recycler recycler);
    public void measureChild(View child, int widthUsed, int heightUsed);
    public void measureChildWithMargins(View child, int widthUsed, int heightUsed);
    public int getDecoratedMeasuredWidth(View child);
    public int getDecoratedMeasuredHeight(View child);
    public void layoutDecorated(View child, int left, int top, int right, int bottom);
    public void layoutDecoratedWithMargins(View child, int left, int top, int right, int bottom);
    public int getDecoratedLeft(View child);
    public int getDecoratedTop(View child);
    public int getDecoratedRight(View child);
    public int getDecoratedBottom(View child);
    public void offsetChildrenHorizontal(int dx);
    public void offsetChildrenVertical(int dy);
    public void onAdapterChanged(Adapter oldAdapter, Adapter newAdapter);
    public void onItemsChanged(RecyclerView recyclerView);
    public void onItemsAdded(RecyclerView recyclerView, int positionStart, int itemCount);
    public void onItemsRemoved(RecyclerView recyclerView, int positionStart, int itemCount);
    public void onItemsUpdated(RecyclerView recyclerView, int positionStart, int itemCount);
    public void onMeasure(Recycler recycler, State state, int widthSpec, int heightSpec);
    public void setMeasuredDimension(int widthSize, int heightSize);
    public Parcelable onSaveInstanceState();
    public void onRestoreInstanceState(Parcelable state);
    public void onScrollStateChanged(int state);
    public int computeHorizontalScrollOffset(State state);
    public int computeVerticalScrollOffset(State state);
    public int computeHorizontalScrollRange(State state);
    public int computeVerticalScrollRange(State state);
    public int computeVerticalScrollExtent(State state);
    public final void setItemPrefetchEnabled(boolean enabled);
    public boolean requestChildRectangleOnScreen(RecyclerView parent, View child, Rect rect, boolean immediate);
    public View onFocusSearchFailed(View focused, int direction, Recycler recycler, State state);
    public View onInterceptFocusSearch(View focused, int direction);
    public void setMeasuredDimension(Rect childrenBounds, int wSpec, int hSpec);
  }
}

public class LinearLayoutManager extends RecyclerView.LayoutManager implements ItemTouchHelper.ViewDropHandler, RecyclerView.SmoothScroller.ScrollVectorProvider {
  public static final int HORIZONTAL = 0;
  public static final int VERTICAL = 1;
  public static final int INVALID_OFFSET = -2147483648;
  public LinearLayoutManager(Context context);
  public LinearLayoutManager(Context context, int orientation, boolean reverseLayout);
  public LinearLayoutManager(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes);
  public RecyclerView.LayoutParams generateDefaultLayoutParams();
  public boolean getRecycleChildrenOnDetach();
  public void setRecycleChildrenOnDetach(boolean recycleChildrenOnDetach);
  public void setStackFromEnd(boolean stackFromEnd);
  public boolean getStackFromEnd();
  public int getOrientation();
  public void setOrientation(int orientation);
  public boolean getReverseLayout();
  public void setReverseLayout(boolean reverseLayout);
  protected int getExtraLayoutSpace(RecyclerView.State state);
  protected void calculateExtraLayoutSpace(RecyclerView.State state, int[] extraLayoutSpace);
  public PointF computeScrollVectorForPosition(int targetPosition);
  public void scrollToPositionWithOffset(int position, int offset);
  public void setSmoothScrollbarEnabled(boolean enabled);
  public void setInitialPrefetchItemCount(int itemCount);
  public int findFirstVisibleItemPosition();
  public int findFirstCompletelyVisibleItemPosition();
  public int findLastVisibleItemPosition();
  public int findLastCompletelyVisibleItemPosition();
  public void prepareForDrop(View view, View target, int x, int y);
}

public class GridLayoutManager extends LinearLayoutManager {
  public static final int DEFAULT_SPAN_COUNT = -1;
  public GridLayoutManager(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) { super(context); }
  public GridLayoutManager(Context context, int spanCount) { super(context); }
  public GridLayoutManager(Context context, int spanCount, int orientation, boolean reverseLayout) { super(context); }
  public void setSpanSizeLookup(SpanSizeLookup spanSizeLookup);
  public SpanSizeLookup getSpanSizeLookup();
  public int getSpanCount();
  public void setSpanCount(int spanCount);
  public static abstract class SpanSizeLookup {
    public SpanSizeLookup();
    public abstract int getSpanSize(int position);
    public void setSpanIndexCacheEnabled(boolean cacheSpanIndices);
    public void invalidateSpanIndexCache();
    public int getSpanIndex(int position, int spanCount);
    public int getSpanGroupIndex(int adapterPosition, int spanCount);
  }
  public static final class DefaultSpanSizeLookup extends SpanSizeLookup {
    public DefaultSpanSizeLookup();
    public int getSpanSize(int position);
  }
  public static class LayoutParams extends RecyclerView.LayoutParams {
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
    public int getSpanIndex();
    public int getSpanSize();
  }
}

public class StaggeredGridLayoutManager extends RecyclerView.LayoutManager {
  public static final int HORIZONTAL = 0;
  public static final int VERTICAL = 1;
  public static final int GAP_HANDLING_NONE = 0;
  public static final int GAP_HANDLING_MOVE_ITEMS_BETWEEN_SPANS = 2;
  public StaggeredGridLayoutManager(int spanCount, int orientation);
  public int getOrientation();
  public boolean getReverseLayout();
  public RecyclerView.LayoutParams generateDefaultLayoutParams();
  public void setSpanCount(int spanCount);
  public int getSpanCount();
  public void setOrientation(int orientation);
  public void setReverseLayout(boolean reverseLayout);
  public void setGapStrategy(int gapStrategy);
  public void invalidateSpanAssignments();
  public void scrollToPositionWithOffset(int position, int offset);
  public int[] findFirstVisibleItemPositions(int[] into);
  public int[] findFirstCompletelyVisibleItemPositions(int[] into);
  public int[] findLastVisibleItemPositions(int[] into);
  public int[] findLastCompletelyVisibleItemPositions(int[] into);
  public static class LayoutParams extends RecyclerView.LayoutParams {
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
    public void setFullSpan(boolean fullSpan);
    public boolean isFullSpan();
    public final int getSpanIndex();
  }
}

public class DividerItemDecoration extends RecyclerView.ItemDecoration {
  public static final int HORIZONTAL = 0;
  public static final int VERTICAL = 1;
  public DividerItemDecoration(Context context, int orientation);
  public void setOrientation(int orientation);
  public void setDrawable(Drawable drawable);
  public Drawable getDrawable();
}

public abstract class SimpleItemAnimator extends RecyclerView.ItemAnimator {
  public SimpleItemAnimator();
  public boolean getSupportsChangeAnimations();
  public void setSupportsChangeAnimations(boolean supportsChangeAnimations);
  public boolean animateDisappearance(RecyclerView.ViewHolder viewHolder, ItemHolderInfo preLayoutInfo, ItemHolderInfo postLayoutInfo);
  public boolean animateAppearance(RecyclerView.ViewHolder viewHolder, ItemHolderInfo preLayoutInfo, ItemHolderInfo postLayoutInfo);
  public boolean animatePersistence(RecyclerView.ViewHolder viewHolder, ItemHolderInfo preLayoutInfo, ItemHolderInfo postLayoutInfo);
  public boolean animateChange(RecyclerView.ViewHolder oldHolder, RecyclerView.ViewHolder newHolder, ItemHolderInfo preLayoutInfo, ItemHolderInfo postLayoutInfo);
  public abstract boolean animateRemove(RecyclerView.ViewHolder holder);
  public abstract boolean animateAdd(RecyclerView.ViewHolder holder);
  public abstract boolean animateMove(RecyclerView.ViewHolder holder, int fromX, int fromY, int toX, int toY);
  public abstract boolean animateChange(RecyclerView.ViewHolder oldHolder, RecyclerView.ViewHolder newHolder, int fromLeft, int fromTop, int toLeft, int toTop);
  public final void dispatchRemoveFinished(RecyclerView.ViewHolder item);
  public final void dispatchMoveFinished(RecyclerView.ViewHolder item);
  public final void dispatchAddFinished(RecyclerView.ViewHolder item);
  public void onRemoveStarting(RecyclerView.ViewHolder item);
  public void onRemoveFinished(RecyclerView.ViewHolder item);
  public void onAddStarting(RecyclerView.ViewHolder item);
  public void onAddFinished(RecyclerView.ViewHolder item);
}

public class DefaultItemAnimator extends SimpleItemAnimator {
  public DefaultItemAnimator();
  public void runPendingAnimations();
  public boolean animateRemove(RecyclerView.ViewHolder holder);
  public boolean animateAdd(RecyclerView.ViewHolder holder);
  public boolean animateMove(RecyclerView.ViewHolder holder, int fromX, int fromY, int toX, int toY);
  public boolean animateChange(RecyclerView.ViewHolder oldHolder, RecyclerView.ViewHolder newHolder, int fromX, int fromY, int toX, int toY);
  public void endAnimation(RecyclerView.ViewHolder item);
  public boolean isRunning();
  public void endAnimations();
}

public class ItemTouchHelper extends RecyclerView.ItemDecoration implements RecyclerView.OnChildAttachStateChangeListener {
  public static final int UP = 1;
  public static final int DOWN = 2;
  public static final int LEFT = 4;
  public static final int RIGHT = 8;
  public static final int START = 16;
  public static final int END = 32;
  public static final int ACTION_STATE_IDLE = 0;
  public static final int ACTION_STATE_SWIPE = 1;
  public static final int ACTION_STATE_DRAG = 2;
  public ItemTouchHelper(Callback callback);
  public void attachToRecyclerView(RecyclerView recyclerView);
  public void startDrag(RecyclerView.ViewHolder viewHolder);
  public void startSwipe(RecyclerView.ViewHolder viewHolder);
  public void onChildViewAttachedToWindow(View view);
  public void onChildViewDetachedFromWindow(View view);
  public interface ViewDropHandler {
    void prepareForDrop(View view, View target, int x, int y);
  }
  public static abstract class Callback {
    public Callback();
    public static int makeFlag(int actionState, int directions);
    public static int makeMovementFlags(int dragFlags, int swipeFlags);
    public abstract int getMovementFlags(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder);
    public boolean canDropOver(RecyclerView recyclerView, RecyclerView.ViewHolder current, RecyclerView.ViewHolder target);
    public abstract boolean onMove(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder, RecyclerView.ViewHolder target);
    public boolean isLongPressDragEnabled();
    public boolean isItemViewSwipeEnabled();
    public float getSwipeThreshold(RecyclerView.ViewHolder viewHolder);
    public float getMoveThreshold(RecyclerView.ViewHolder viewHolder);
    public float getSwipeEscapeVelocity(float defaultValue);
    public abstract void onSwiped(RecyclerView.ViewHolder viewHolder, int direction);
    public void onSelectedChanged(RecyclerView.ViewHolder viewHolder, int actionState);
    public void onMoved(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder, int fromPos, RecyclerView.ViewHolder target, int toPos, int x, int y);
    public void clearView(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder);
    public void onChildDraw(Canvas c, RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder, float dX, float dY, int actionState, boolean isCurrentlyActive);
    public void onChildDrawOver(Canvas c, RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder, float dX, float dY, int actionState, boolean isCurrentlyActive);
    public int convertToAbsoluteDirection(int flags, int layoutDirection);
    public int interpolateOutOfBoundsScroll(RecyclerView recyclerView, int viewSize, int viewSizeOutOfBounds, int totalSize, long msSinceStartScroll);
    public float getSwipeVelocityThreshold(float defaultValue);
    public int getBoundingBoxMargin();
    public RecyclerView.ViewHolder chooseDropTarget(RecyclerView.ViewHolder selected, List<RecyclerView.ViewHolder> dropTargets, int curX, int curY);
    public long getAnimationDuration(RecyclerView recyclerView, int animationType, float animateDx, float animateDy);
  }
  public static abstract class SimpleCallback extends Callback {
    public SimpleCallback(int dragDirs, int swipeDirs);
    public void setDefaultSwipeDirs(int defaultSwipeDirs);
    public void setDefaultDragDirs(int defaultDragDirs);
    public int getSwipeDirs(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder);
    public int getDragDirs(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder);
    public int getMovementFlags(RecyclerView recyclerView, RecyclerView.ViewHolder viewHolder);
  }
}

public class DiffUtil {
  public static DiffResult calculateDiff(Callback cb);
  public static DiffResult calculateDiff(Callback cb, boolean detectMoves);
  public static abstract class Callback {
    public Callback();
    public abstract int getOldListSize();
    public abstract int getNewListSize();
    public abstract boolean areItemsTheSame(int oldItemPosition, int newItemPosition);
    public abstract boolean areContentsTheSame(int oldItemPosition, int newItemPosition);
    public Object getChangePayload(int oldItemPosition, int newItemPosition);
  }
  public static abstract class ItemCallback<T> {
    public ItemCallback();
    public abstract boolean areItemsTheSame(T oldItem, T newItem);
    public abstract boolean areContentsTheSame(T oldItem, T newItem);
    public Object getChangePayload(T oldItem, T newItem);
  }
  public static class DiffResult {
    public void dispatchUpdatesTo(RecyclerView.Adapter adapter);
    public void dispatchUpdatesTo(ListUpdateCallback updateCallback);
    public int convertOldPositionToNew(int oldListPosition);
    public int convertNewPositionToOld(int newListPosition);
  }
}

public interface ListUpdateCallback {
  void onInserted(int position, int count);
  void onRemoved(int position, int count);
  void onMoved(int fromPosition, int toPosition);
  void onChanged(int position, int count, Object payload);
}

public class BatchingListUpdateCallback implements ListUpdateCallback {
  public BatchingListUpdateCallback(ListUpdateCallback callback);
  public void dispatchLastEvent();
  public void onInserted(int position, int count);
  public void onRemoved(int position, int count);
  public void onMoved(int fromPosition, int toPosition);
  public void onChanged(int position, int count, Object payload);
}

public final class AdapterListUpdateCallback implements ListUpdateCallback {
  public AdapterListUpdateCallback(RecyclerView.Adapter adapter);
  public void onInserted(int position, int count);
  public void onRemoved(int position, int count);
  public void onMoved(int fromPosition, int toPosition);
  public void onChanged(int position, int count, Object payload);
}

public final class AsyncDifferConfig<T> {
  public Executor getBackgroundThreadExecutor();
  public DiffUtil.ItemCallback<T> getDiffCallback();
  public static final class Builder<T> {
    public Builder(DiffUtil.ItemCallback<T> diffCallback);
    public Builder<T> setBackgroundThreadExecutor(Executor executor);
    public AsyncDifferConfig<T> build();
  }
}

public class AsyncListDiffer<T> {
  public AsyncListDiffer(RecyclerView.Adapter adapter, DiffUtil.ItemCallback<T> diffCallback);
  public AsyncListDiffer(ListUpdateCallback listUpdateCallback, AsyncDifferConfig<T> config);
  public List<T> getCurrentList();
  public void submitList(List<T> newList);
  public void submitList(List<T> newList, Runnable commitCallback);
  public void addListListener(ListListener<T> listener);
  public void removeListListener(ListListener<T> listener);
  public interface ListListener<T> {
    void onCurrentListChanged(List<T> previousList, List<T> currentList);
  }
}

public abstract class ListAdapter<T, VH extends RecyclerView.ViewHolder> extends RecyclerView.Adapter<VH> {
  protected ListAdapter(DiffUtil.ItemCallback<T> diffCallback);
  protected ListAdapter(AsyncDifferConfig<T> config);
  public void submitList(List<T> list);
  public void submitList(List<T> list, Runnable commitCallback);
  protected T getItem(int position);
  public int getItemCount();
  public List<T> getCurrentList();
  public void onCurrentListChanged(List<T> previousList, List<T> currentList);
}

public class AsyncListUtil<T> {
  public AsyncListUtil(Class<T> klass, int tileSize, DataCallback<T> dataCallback, ViewCallback viewCallback);
  public void onRangeChanged();
  public void refresh();
  public T getItem(int position);
  public int getItemCount();
  public static abstract class DataCallback<T> {
    public DataCallback();
    public abstract int refreshData();
    public abstract void fillData(T[] data, int startPosition, int itemCount);
    public void recycleData(T[] data, int itemCount);
    public int getMaxCachedTiles();
  }
  public static abstract class ViewCallback {
    public ViewCallback();
    public abstract void getItemRangeInto(int[] outRange);
    public void extendRangeInto(int[] range, int[] outRange, int scrollHint);
    public abstract void onDataRefresh();
    public abstract void onItemLoaded(int position);
  }
}

public class SortedList<T> {
  public static final int INVALID_POSITION = -1;
  public SortedList(Class<T> klass, Callback<T> callback);
  public SortedList(Class<T> klass, Callback<T> callback, int initialCapacity);
  public int size();
  public int add(T item);
  public void addAll(T[] items, boolean mayModifyInput);
  public void addAll(T... items);
  public void addAll(Collection<T> items);
  public void replaceAll(T... items);
  public void replaceAll(Collection<T> items);
  public void beginBatchedUpdates();
  public void endBatchedUpdates();
  public boolean remove(T item);
  public T removeItemAt(int index);
  public void updateItemAt(int index, T item);
  public void recalculatePositionOfItemAt(int index);
  public T get(int index);
  public int indexOf(T item);
  public void clear();
  public static abstract class Callback<T2> implements Comparator<T2>, ListUpdateCallback {
    public Callback();
    public abstract int compare(T2 o1, T2 o2);
    public abstract void onChanged(int position, int count);
    public void onChanged(int position, int count, Object payload);
    public abstract boolean areContentsTheSame(T2 oldItem, T2 newItem);
    public abstract boolean areItemsTheSame(T2 item1, T2 item2);
    public Object getChangePayload(T2 item1, T2 item2);
  }
}

public abstract class SortedListAdapterCallback<T2> extends SortedList.Callback<T2> {
  public SortedListAdapterCallback(RecyclerView.Adapter<?> adapter);
  public void onInserted(int position, int count);
  public void onRemoved(int position, int count);
  public void onMoved(int fromPosition, int toPosition);
  public void onChanged(int position, int count);
}

public final class ConcatAdapter extends RecyclerView.Adapter<RecyclerView.ViewHolder> {
  public ConcatAdapter(RecyclerView.Adapter<? extends RecyclerView.ViewHolder>... adapters);
  public ConcatAdapter(List<? extends RecyclerView.Adapter<? extends RecyclerView.ViewHolder>> adapters);
  public boolean addAdapter(RecyclerView.Adapter<? extends RecyclerView.ViewHolder> adapter);
  public boolean addAdapter(int index, RecyclerView.Adapter<? extends RecyclerView.ViewHolder> adapter);
  public boolean removeAdapter(RecyclerView.Adapter<? extends RecyclerView.ViewHolder> adapter);
  public RecyclerView.ViewHolder onCreateViewHolder(ViewGroup parent, int viewType);
  public void onBindViewHolder(RecyclerView.ViewHolder holder, int position);
  public int getItemCount();
}

public abstract class SnapHelper extends RecyclerView.OnFlingListener {
  public SnapHelper();
  public boolean onFling(int velocityX, int velocityY);
  public void attachToRecyclerView(RecyclerView recyclerView);
  public int[] calculateScrollDistance(int velocityX, int velocityY);
  public abstract int[] calculateDistanceToFinalSnap(RecyclerView.LayoutManager layoutManager, View targetView);
  public abstract View findSnapView(RecyclerView.LayoutManager layoutManager);
  public abstract int findTargetSnapPosition(RecyclerView.LayoutManager layoutManager, int velocityX, int velocityY);
}

public class LinearSnapHelper extends SnapHelper {
  public LinearSnapHelper();
  public int[] calculateDistanceToFinalSnap(RecyclerView.LayoutManager layoutManager, View targetView);
  public View findSnapView(RecyclerView.LayoutManager layoutManager);
  public int findTargetSnapPosition(RecyclerView.LayoutManager layoutManager, int velocityX, int velocityY);
}

public class PagerSnapHelper extends SnapHelper {
  public PagerSnapHelper();
  public int[] calculateDistanceToFinalSnap(RecyclerView.LayoutManager layoutManager, View targetView);
  public View findSnapView(RecyclerView.LayoutManager layoutManager);
  public int findTargetSnapPosition(RecyclerView.LayoutManager layoutManager, int velocityX, int velocityY);
}

public class LinearSmoothScroller extends RecyclerView.SmoothScroller {
  public static final int SNAP_TO_START = -1;
  public static final int SNAP_TO_END = 1;
  public static final int SNAP_TO_ANY = 0;
  public LinearSmoothScroller(Context context);
  protected void onStart();
  protected void onStop();
  protected void onSeekTargetStep(int dx, int dy, RecyclerView.State state, Action action);
  protected void onTargetFound(View targetView, RecyclerView.State state, Action action);
  protected float calculateSpeedPerPixel(android.util.DisplayMetrics displayMetrics);
  protected int getHorizontalSnapPreference();
  protected int getVerticalSnapPreference();
  public int calculateDtToFit(int viewStart, int viewEnd, int boxStart, int boxEnd, int snapPreference);
  public int calculateDyToMakeVisible(View view, int snapPreference);
  public int calculateDxToMakeVisible(View view, int snapPreference);
}

public abstract class OrientationHelper {
  public static final int HORIZONTAL = 0;
  public static final int VERTICAL = 1;
  public static OrientationHelper createHorizontalHelper(RecyclerView.LayoutManager layoutManager);
  public static OrientationHelper createVerticalHelper(RecyclerView.LayoutManager layoutManager);
  public abstract int getDecoratedStart(View view);
  public abstract int getDecoratedEnd(View view);
  public abstract int getTotalSpace();
  public abstract int getStartAfterPadding();
}

public class RecyclerViewAccessibilityDelegate extends AccessibilityDelegateCompat {
  public RecyclerViewAccessibilityDelegate(RecyclerView recyclerView);
}
