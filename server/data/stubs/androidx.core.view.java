package androidx.core.view;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.Paint;
import android.graphics.PorterDuff;
import android.graphics.Rect;
import android.os.Bundle;
import android.os.Handler;
import android.view.Display;
import android.view.GestureDetector;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.MotionEvent;
import android.view.SubMenu;
import android.view.VelocityTracker;
import android.view.View;
import android.view.ViewConfiguration;
import android.view.ViewGroup;
import android.view.ViewParent;
import android.view.Window;
import android.view.WindowInsets;
import android.view.animation.Interpolator;
import androidx.core.graphics.Insets;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeProviderCompat;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import java.util.List;

public interface MenuHost {
  void addMenuProvider(MenuProvider provider);
  void addMenuProvider(MenuProvider provider, LifecycleOwner owner);
  void addMenuProvider(MenuProvider provider, LifecycleOwner owner, Lifecycle.State state);
  void removeMenuProvider(MenuProvider provider);
  void invalidateMenu();
}

public interface MenuProvider {
  default void onPrepareMenu(Menu menu) {}
  void onCreateMenu(Menu menu, MenuInflater menuInflater);
  boolean onMenuItemSelected(MenuItem menuItem);
  default void onMenuClosed(Menu menu) {}
}

public class ViewCompat {
  protected ViewCompat();
  public static final int LAYER_TYPE_NONE = 0;
  public static final int LAYER_TYPE_SOFTWARE = 1;
  public static final int LAYER_TYPE_HARDWARE = 2;
  public static final int LAYOUT_DIRECTION_LTR = 0;
  public static final int LAYOUT_DIRECTION_RTL = 1;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_AUTO = 0;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_YES = 1;
  public static final int IMPORTANT_FOR_ACCESSIBILITY_NO = 2;
  public static final int OVER_SCROLL_ALWAYS = 0;
  public static final int OVER_SCROLL_IF_CONTENT_SCROLLS = 1;
  public static final int OVER_SCROLL_NEVER = 2;
  public static final int SCROLL_AXIS_NONE = 0;
  public static final int SCROLL_AXIS_HORIZONTAL = 1;
  public static final int SCROLL_AXIS_VERTICAL = 2;
  public static final int TYPE_TOUCH = 0;
  public static final int TYPE_NON_TOUCH = 1;
  public static boolean canScrollHorizontally(View view, int direction);
  public static boolean canScrollVertically(View view, int direction);
  public static void setOverScrollMode(View v, int overScrollMode);
  public static void setAccessibilityDelegate(View v, AccessibilityDelegateCompat delegate);
  public static boolean hasTransientState(View view);
  public static void setHasTransientState(View view, boolean hasTransientState);
  public static void postInvalidateOnAnimation(View view);
  public static void postInvalidateOnAnimation(View view, int left, int top, int right, int bottom);
  public static void postOnAnimation(View view, Runnable action);
  public static void postOnAnimationDelayed(View view, Runnable action, long delayMillis);
  public static int getImportantForAccessibility(View view);
  public static void setImportantForAccessibility(View view, int mode);
  public static float getAlpha(View view);
  public static void setAlpha(View view, float value);
  public static void setLayerType(View view, int layerType, Paint paint);
  public static int getLayerType(View view);
  public static int getLayoutDirection(View view);
  public static void setLayoutDirection(View view, int layoutDirection);
  public static ViewParent getParentForAccessibility(View view);
  public static int getMeasuredWidthAndState(View view);
  public static int getPaddingStart(View view);
  public static int getPaddingEnd(View view);
  public static void setPaddingRelative(View view, int start, int top, int end, int bottom);
  public static float getTranslationX(View view);
  public static float getTranslationY(View view);
  public static void setTranslationX(View view, float value);
  public static void setTranslationY(View view, float value);
  public static void setScaleX(View view, float value);
  public static void setScaleY(View view, float value);
  public static void setRotation(View view, float value);
  public static void setX(View view, float value);
  public static void setY(View view, float value);
  public static float getX(View view);
  public static float getY(View view);
  public static int getMinimumWidth(View view);
  public static int getMinimumHeight(View view);
  public static ViewPropertyAnimatorCompat animate(View view);
  public static void setElevation(View view, float elevation);
  public static float getElevation(View view);
  public static void setTranslationZ(View view, float translationZ);
  public static void setTransitionName(View view, String transitionName);
  public static String getTransitionName(View view);
  public static void requestApplyInsets(View view);
  public static boolean getFitsSystemWindows(View view);
  public static void setFitsSystemWindows(View view, boolean fitSystemWindows);
  public static void setOnApplyWindowInsetsListener(View v, OnApplyWindowInsetsListener listener);
  public static WindowInsetsCompat onApplyWindowInsets(View view, WindowInsetsCompat insets);
  public static WindowInsetsCompat dispatchApplyWindowInsets(View view, WindowInsetsCompat insets);
  public static WindowInsetsCompat getRootWindowInsets(View view);
  public static WindowInsetsControllerCompat getWindowInsetsController(View view);
  public static ColorStateList getBackgroundTintList(View view);
  public static void setBackgroundTintList(View view, ColorStateList tintList);
  public static void setBackgroundTintMode(View view, PorterDuff.Mode mode);
  public static void setNestedScrollingEnabled(View view, boolean enabled);
  public static boolean isNestedScrollingEnabled(View view);
  public static boolean isLaidOut(View view);
  public static boolean isAttachedToWindow(View view);
  public static boolean hasOnClickListeners(View view);
  public static void setBackground(View view, android.graphics.drawable.Drawable background);
  public static void offsetTopAndBottom(View view, int offset);
  public static void offsetLeftAndRight(View view, int offset);
  public static void setClipBounds(View view, Rect clipBounds);
  public static int generateViewId();
  public static <T extends View> T requireViewById(View view, int id);
  public static void addOnUnhandledKeyEventListener(View v, OnUnhandledKeyEventListenerCompat listener);
  public static void setWindowInsetsAnimationCallback(View view, WindowInsetsAnimationCompat.Callback callback);
  public static Display getDisplay(View view);
  public static void setTooltipText(View view, CharSequence tooltipText);
  public static boolean startDragAndDrop(View v, android.content.ClipData data, View.DragShadowBuilder shadowBuilder, Object myLocalState, int flags);
  public interface OnUnhandledKeyEventListenerCompat {
    boolean onUnhandledKeyEvent(View v, KeyEvent event);
  }
}

public interface OnApplyWindowInsetsListener {
  WindowInsetsCompat onApplyWindowInsets(View v, WindowInsetsCompat insets);
}

public class WindowInsetsCompat {
  public static WindowInsetsCompat toWindowInsetsCompat(WindowInsets insets, View view);
  public Insets getInsetsIgnoringVisibility(int typeMask);
  public WindowInsetsCompat inset(int left, int top, int right, int bottom);
  public static final WindowInsetsCompat CONSUMED = null;
  public WindowInsetsCompat(WindowInsetsCompat src);
  public int getSystemWindowInsetLeft();
  public int getSystemWindowInsetTop();
  public int getSystemWindowInsetRight();
  public int getSystemWindowInsetBottom();
  public boolean hasSystemWindowInsets();
  public boolean isConsumed();
  public WindowInsetsCompat consumeSystemWindowInsets();
  public WindowInsetsCompat replaceSystemWindowInsets(int left, int top, int right, int bottom);
  public Insets getInsets(int typeMask);
  public Insets getSystemWindowInsets();
  public boolean isVisible(int typeMask);
  public WindowInsets toWindowInsets();
  public static WindowInsetsCompat toWindowInsetsCompat(WindowInsets insets);
  public static final class Type {
    public static int statusBars();
    public static int navigationBars();
    public static int systemBars();
    public static int ime();
    public static int displayCutout();
    public static int systemGestures();
  }
}

public final class WindowInsetsControllerCompat {
  public WindowInsetsControllerCompat(Window window, View view);
  public static final int BEHAVIOR_DEFAULT = 1;
  public static final int BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE = 2;
  public void show(int types);
  public void hide(int types);
  public boolean isAppearanceLightStatusBars();
  public void setAppearanceLightStatusBars(boolean isLight);
  public void setAppearanceLightNavigationBars(boolean isLight);
  public void setSystemBarsBehavior(int behavior);
}

public final class WindowInsetsAnimationCompat {
  public int getTypeMask();
  public static abstract class Callback {
    public Callback(int dispatchMode);
    public void onPrepare(WindowInsetsAnimationCompat animation);
    public abstract WindowInsetsCompat onProgress(WindowInsetsCompat insets, List<WindowInsetsAnimationCompat> runningAnimations);
    public void onEnd(WindowInsetsAnimationCompat animation);
  }
}

public final class WindowCompat {
  public static void setDecorFitsSystemWindows(Window window, boolean decorFitsSystemWindows);
  public static WindowInsetsControllerCompat getInsetsController(Window window, View view);
  public static <T extends View> T requireViewById(Window window, int id);
}

public final class ViewPropertyAnimatorCompat {
  public ViewPropertyAnimatorCompat scaleXBy(float value);
  public ViewPropertyAnimatorCompat scaleYBy(float value);
  public ViewPropertyAnimatorCompat alphaBy(float value);
  public ViewPropertyAnimatorCompat translationXBy(float value);
  public ViewPropertyAnimatorCompat translationYBy(float value);
  public ViewPropertyAnimatorCompat rotationBy(float value);
  public ViewPropertyAnimatorCompat xBy(float value);
  public ViewPropertyAnimatorCompat yBy(float value);
  public ViewPropertyAnimatorCompat setDuration(long value);
  public ViewPropertyAnimatorCompat alpha(float value);
  public ViewPropertyAnimatorCompat translationX(float value);
  public ViewPropertyAnimatorCompat translationY(float value);
  public ViewPropertyAnimatorCompat scaleX(float value);
  public ViewPropertyAnimatorCompat scaleY(float value);
  public ViewPropertyAnimatorCompat rotation(float value);
  public ViewPropertyAnimatorCompat x(float value);
  public ViewPropertyAnimatorCompat y(float value);
  public ViewPropertyAnimatorCompat withEndAction(Runnable runnable);
  public ViewPropertyAnimatorCompat withStartAction(Runnable runnable);
  public ViewPropertyAnimatorCompat withLayer();
  public ViewPropertyAnimatorCompat setInterpolator(Interpolator value);
  public ViewPropertyAnimatorCompat setStartDelay(long value);
  public ViewPropertyAnimatorCompat setListener(ViewPropertyAnimatorListener listener);
  public ViewPropertyAnimatorCompat setUpdateListener(ViewPropertyAnimatorUpdateListener listener);
  public void cancel();
  public void start();
}

public interface ViewPropertyAnimatorListener {
  void onAnimationStart(View view);
  void onAnimationEnd(View view);
  void onAnimationCancel(View view);
}

public class ViewPropertyAnimatorListenerAdapter implements ViewPropertyAnimatorListener {
  public ViewPropertyAnimatorListenerAdapter();
  public void onAnimationStart(View view);
  public void onAnimationEnd(View view);
  public void onAnimationCancel(View view);
}

public interface ViewPropertyAnimatorUpdateListener {
  void onAnimationUpdate(View view);
}

public class AccessibilityDelegateCompat {
  public AccessibilityDelegateCompat();
  public void onInitializeAccessibilityNodeInfo(View host, AccessibilityNodeInfoCompat info);
  public void onInitializeAccessibilityEvent(View host, android.view.accessibility.AccessibilityEvent event);
  public boolean performAccessibilityAction(View host, int action, Bundle args);
  public AccessibilityNodeProviderCompat getAccessibilityNodeProvider(View host);
}

public abstract class ActionProvider {
  public ActionProvider(Context context);
  public Context getContext();
  public abstract View onCreateActionView();
  public View onCreateActionView(MenuItem forItem);
  public boolean overridesItemVisibility();
  public boolean isVisible();
  public boolean onPerformDefaultAction();
  public boolean hasSubMenu();
  public void onPrepareSubMenu(SubMenu subMenu);
  public void setVisibilityListener(VisibilityListener listener);
  public interface VisibilityListener {
    void onActionProviderVisibilityChanged(boolean isVisible);
  }
}

public final class GestureDetectorCompat {
  public GestureDetectorCompat(Context context, GestureDetector.OnGestureListener listener);
  public GestureDetectorCompat(Context context, GestureDetector.OnGestureListener listener, Handler handler);
  public boolean isLongpressEnabled();
  public boolean onTouchEvent(MotionEvent event);
  public void setIsLongpressEnabled(boolean enabled);
  public void setOnDoubleTapListener(GestureDetector.OnDoubleTapListener listener);
}

public final class GravityCompat {
  public static final int START = 8388611;
  public static final int END = 8388613;
  public static final int RELATIVE_HORIZONTAL_GRAVITY_MASK = 8388615;
  public static int getAbsoluteGravity(int gravity, int layoutDirection);
}

public final class LayoutInflaterCompat {
  public static void setFactory2(LayoutInflater inflater, LayoutInflater.Factory2 factory);
}

public final class MarginLayoutParamsCompat {
  public static int getMarginStart(ViewGroup.MarginLayoutParams lp);
  public static int getMarginEnd(ViewGroup.MarginLayoutParams lp);
  public static void setMarginStart(ViewGroup.MarginLayoutParams lp, int marginStart);
  public static void setMarginEnd(ViewGroup.MarginLayoutParams lp, int marginEnd);
}

public final class MenuCompat {
  public static void setShowAsAction(MenuItem item, int actionEnum);
  public static void setGroupDividerEnabled(Menu menu, boolean enabled);
}

public final class MenuItemCompat {
  public static final int SHOW_AS_ACTION_NEVER = 0;
  public static final int SHOW_AS_ACTION_IF_ROOM = 1;
  public static final int SHOW_AS_ACTION_ALWAYS = 2;
  public static final int SHOW_AS_ACTION_WITH_TEXT = 4;
  public static final int SHOW_AS_ACTION_COLLAPSE_ACTION_VIEW = 8;
  public static void setShowAsAction(MenuItem item, int actionEnum);
  public static MenuItem setActionView(MenuItem item, View view);
  public static MenuItem setActionView(MenuItem item, int resId);
  public static View getActionView(MenuItem item);
  public static MenuItem setActionProvider(MenuItem item, ActionProvider provider);
  public static ActionProvider getActionProvider(MenuItem item);
  public static boolean expandActionView(MenuItem item);
  public static boolean collapseActionView(MenuItem item);
  public static boolean isActionViewExpanded(MenuItem item);
  public static MenuItem setOnActionExpandListener(MenuItem item, OnActionExpandListener listener);
  public static void setIconTintList(MenuItem item, ColorStateList tint);
  public interface OnActionExpandListener {
    boolean onMenuItemActionExpand(MenuItem item);
    boolean onMenuItemActionCollapse(MenuItem item);
  }
}

public final class MotionEventCompat {
  public static final int ACTION_MASK = 255;
  public static final int ACTION_POINTER_DOWN = 5;
  public static final int ACTION_POINTER_UP = 6;
  public static int getActionMasked(MotionEvent event);
  public static int getActionIndex(MotionEvent event);
  public static int findPointerIndex(MotionEvent event, int pointerId);
  public static int getPointerId(MotionEvent event, int pointerIndex);
  public static float getX(MotionEvent event, int pointerIndex);
  public static float getY(MotionEvent event, int pointerIndex);
  public static int getPointerCount(MotionEvent event);
}

public interface NestedScrollingChild {
  void setNestedScrollingEnabled(boolean enabled);
  boolean isNestedScrollingEnabled();
  boolean startNestedScroll(int axes);
  void stopNestedScroll();
  boolean hasNestedScrollingParent();
  boolean dispatchNestedScroll(int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed, int[] offsetInWindow);
  boolean dispatchNestedPreScroll(int dx, int dy, int[] consumed, int[] offsetInWindow);
  boolean dispatchNestedFling(float velocityX, float velocityY, boolean consumed);
  boolean dispatchNestedPreFling(float velocityX, float velocityY);
}

public interface NestedScrollingChild2 extends NestedScrollingChild {
  boolean startNestedScroll(int axes, int type);
  void stopNestedScroll(int type);
}

public interface NestedScrollingParent {
  boolean onStartNestedScroll(View child, View target, int axes);
  void onNestedScrollAccepted(View child, View target, int axes);
  void onStopNestedScroll(View target);
  void onNestedScroll(View target, int dxConsumed, int dyConsumed, int dxUnconsumed, int dyUnconsumed);
  void onNestedPreScroll(View target, int dx, int dy, int[] consumed);
  boolean onNestedFling(View target, float velocityX, float velocityY, boolean consumed);
  boolean onNestedPreFling(View target, float velocityX, float velocityY);
  int getNestedScrollAxes();
}

public interface NestedScrollingParent2 extends NestedScrollingParent {
  boolean onStartNestedScroll(View child, View target, int axes, int type);
}

public class NestedScrollingChildHelper {
  public NestedScrollingChildHelper(View view);
  public void setNestedScrollingEnabled(boolean enabled);
  public boolean isNestedScrollingEnabled();
  public boolean startNestedScroll(int axes);
  public void stopNestedScroll();
}

public class NestedScrollingParentHelper {
  public NestedScrollingParentHelper(ViewGroup viewGroup);
  public void onNestedScrollAccepted(View child, View target, int axes);
  public int getNestedScrollAxes();
  public void onStopNestedScroll(View target);
}

public interface ScrollingView {
  int computeHorizontalScrollRange();
  int computeVerticalScrollRange();
}

public interface TintableBackgroundView {
  void setSupportBackgroundTintList(ColorStateList tint);
  ColorStateList getSupportBackgroundTintList();
}

public final class VelocityTrackerCompat {
  public static float getXVelocity(VelocityTracker tracker, int pointerId);
  public static float getYVelocity(VelocityTracker tracker, int pointerId);
}

public final class ViewConfigurationCompat {
  public static int getScaledPagingTouchSlop(ViewConfiguration config);
  public static boolean hasPermanentMenuKey(ViewConfiguration config);
}

public final class ViewGroupCompat {
  public static void setMotionEventSplittingEnabled(ViewGroup group, boolean split);
}

public final class OneShotPreDrawListener implements android.view.ViewTreeObserver.OnPreDrawListener, View.OnAttachStateChangeListener {
  public static OneShotPreDrawListener add(View view, Runnable runnable);
  public boolean onPreDraw();
  public void removeListener();
  public void onViewAttachedToWindow(View v);
  public void onViewDetachedFromWindow(View v);
}
