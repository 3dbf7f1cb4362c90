package androidx.coordinatorlayout.widget;

import android.content.Context;
import android.graphics.Rect;
import android.graphics.drawable.Drawable;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import androidx.core.view.WindowInsetsCompat;
import java.util.List;

public class CoordinatorLayout extends ViewGroup {
  public CoordinatorLayout(Context context) { super(context); }
  public CoordinatorLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public CoordinatorLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setStatusBarBackground(Drawable bg);
  public void setStatusBarBackgroundResource(int resId);
  public void setStatusBarBackgroundColor(int color);
  public void dispatchDependentViewsChanged(View view);
  public List<View> getDependencies(View child);
  public List<View> getDependents(View child);
  public boolean isPointInChildBounds(View child, int x, int y);
  public boolean doViewsOverlap(View first, View second);
  public void onLayoutChild(View child, int layoutDirection);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public interface AttachedBehavior {
    Behavior getBehavior();
  }
  public @interface DefaultBehavior {
    Class<? extends Behavior> value();
  }
  public static abstract class Behavior<V extends View> {
    public Behavior();
    public Behavior(Context context, AttributeSet attrs);
    public void onAttachedToLayoutParams(LayoutParams params);
    public void onDetachedFromLayoutParams();
    public boolean onInterceptTouchEvent(CoordinatorLayout parent, V child, MotionEvent ev);
    public boolean onTouchEvent(CoordinatorLayout parent, V child, MotionEvent ev);
    public boolean blocksInteractionBelow(CoordinatorLayout parent, V child);
    public boolean layoutDependsOn(CoordinatorLayout parent, V child, View dependency);
    public boolean onDependentViewChanged(CoordinatorLayout parent, V child, View dependency);
    public void onDependentViewRemoved(CoordinatorLayout parent, V child, View dependency);
    public boolean onMeasureChild(CoordinatorLayout parent, V child, int parentWidthMeasureSpec, int widthUsed, int parentHeightMeasureSpec, int heightUsed);
    public boolean onLayoutChild(CoordinatorLayout parent, V child, int layoutDirection);
    public static void setTag(View child, Object tag);
    public static Object getTag(View child);
    public boolean onStartNestedScroll(CoordinatorLayout coordinatorLayout, V child, View directTargetChild, View target, int axes);
    public boolean onStartNestedScroll(CoordinatorLayout coordinatorLayout, V child, View directTargetChild, View target, int axes, int type);
    public void onNestedScrollAccepted(CoordinatorLayout coordinatorLayout, V child, View directTargetChild, View target, int axes, int type);
    public void onStopNestedScroll(CoordinatorLayout coordinatorLayout, V child, View target);
    public void onStopNestedScroll(CoordinatorLayout coordinatorLayout, V child, View target, int type);
    public void onNestedScroll(CoordinatorLayout coordinatorLayout, V child, View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed);
    public void onNestedScroll(CoordinatorLayout coordinatorLayout, V child, View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int type);
    public void onNestedPreScroll(CoordinatorLayout coordinatorLayout, V child, View target, int dx, int dy, int[] consumed);
    public void onNestedPreScroll(CoordinatorLayout coordinatorLayout, V child, View target, int dx, int dy, int[] consumed, int type);
    public boolean onNestedFling(CoordinatorLayout coordinatorLayout, V child, View target, float velocityX, float velocityY, boolean consumed);
    public boolean onNestedPreFling(CoordinatorLayout coordinatorLayout, V child, View target, float velocityX, float velocityY);
    public WindowInsetsCompat onApplyWindowInsets(CoordinatorLayout coordinatorLayout, V child, WindowInsetsCompat insets);
    public Parcelable onSaveInstanceState(CoordinatorLayout parent, V child);
    public void onRestoreInstanceState(CoordinatorLayout parent, V child, Parcelable state);
    public boolean getInsetDodgeRect(CoordinatorLayout parent, V child, Rect rect);
  }
  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    public int gravity;
    public int anchorGravity;
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(ViewGroup.LayoutParams p) { super(p); }
    public int getAnchorId();
    public void setAnchorId(int id);
    public Behavior getBehavior();
    public void setBehavior(Behavior behavior);
  }
}
