package androidx.customview.widget;

import android.os.Bundle;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityEvent;
import androidx.core.view.AccessibilityDelegateCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import java.util.List;

public class ViewDragHelper {
  public static final int STATE_IDLE = 0;
  public static final int STATE_DRAGGING = 1;
  public static final int STATE_SETTLING = 2;
  public static final int EDGE_LEFT = 1;
  public static final int EDGE_RIGHT = 2;
  public static final int EDGE_TOP = 4;
  public static final int EDGE_BOTTOM = 8;
  public static final int EDGE_ALL = 15;
  public static ViewDragHelper create(ViewGroup forParent, Callback cb);
  public static ViewDragHelper create(ViewGroup forParent, float sensitivity, Callback cb);
  public void setMinVelocity(float minVel);
  public int getViewDragState();
  public void setEdgeTrackingEnabled(int edgeFlags);
  public void captureChildView(View childView, int activePointerId);
  public View getCapturedView();
  public int getTouchSlop();
  public void cancel();
  public void abort();
  public boolean smoothSlideViewTo(View child, int finalLeft, int finalTop);
  public boolean settleCapturedViewAt(int finalLeft, int finalTop);
  public boolean continueSettling(boolean deferCallbacks);
  public boolean shouldInterceptTouchEvent(MotionEvent ev);
  public void processTouchEvent(MotionEvent ev);
  public boolean isViewUnder(View view, int x, int y);
  public View findTopChildUnder(int x, int y);
  public static abstract class Callback {
    public Callback();
    public void onViewDragStateChanged(int state);
    public void onViewPositionChanged(View changedView, int left, int top, int dx, int dy);
    public void onViewCaptured(View capturedChild, int activePointerId);
    public void onViewReleased(View releasedChild, float xvel, float yvel);
    public void onEdgeTouched(int edgeFlags, int pointerId);
    public boolean onEdgeLock(int edgeFlags);
    public void onEdgeDragStarted(int edgeFlags, int pointerId);
    public int getOrderedChildIndex(int index);
    public int getViewHorizontalDragRange(View child);
    public int getViewVerticalDragRange(View child);
    public abstract boolean tryCaptureView(View child, int pointerId);
    public int clampViewPositionHorizontal(View child, int left, int dx);
    public int clampViewPositionVertical(View child, int top, int dy);
  }
}

public abstract class ExploreByTouchHelper extends AccessibilityDelegateCompat {
  public ExploreByTouchHelper(View host);
  public final void invalidateRoot();
  public final void invalidateVirtualView(int virtualViewId);
  protected abstract int getVirtualViewAt(float x, float y);
  protected abstract void getVisibleVirtualViews(List<Integer> virtualViewIds);
  protected void onPopulateEventForVirtualView(int virtualViewId, AccessibilityEvent event);
  protected abstract void onPopulateNodeForVirtualView(int virtualViewId, AccessibilityNodeInfoCompat node);
  protected abstract boolean onPerformActionForVirtualView(int virtualViewId, int action, Bundle arguments);
}
