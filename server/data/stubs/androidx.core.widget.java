package androidx.core.widget;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.Canvas;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.view.animation.Interpolator;
import android.widget.CompoundButton;
import android.widget.FrameLayout;
import android.widget.ImageView;
import android.widget.ListView;
import android.widget.PopupWindow;
import android.widget.ProgressBar;
import android.widget.TextView;

public class NestedScrollView extends FrameLayout {
  public NestedScrollView(Context context) { super(context); }
  public NestedScrollView(Context context, AttributeSet attrs) { super(context, attrs); }
  public NestedScrollView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setOnScrollChangeListener(OnScrollChangeListener l);
  public boolean isFillViewport();
  public void setFillViewport(boolean fillViewport);
  public boolean isSmoothScrollingEnabled();
  public void setSmoothScrollingEnabled(boolean smoothScrollingEnabled);
  public boolean pageScroll(int direction);
  public boolean fullScroll(int direction);
  public boolean arrowScroll(int direction);
  public final void smoothScrollBy(int dx, int dy);
  public final void smoothScrollTo(int x, int y);
  public final void smoothScrollTo(int x, int y, int scrollDurationMs);
  public void fling(int velocityY);
  public int getMaxScrollAmount();
  public interface OnScrollChangeListener {
    void onScrollChange(NestedScrollView v, int scrollX, int scrollY, int oldScrollX, int oldScrollY);
  }
}

public class ContentLoadingProgressBar extends ProgressBar {
  public ContentLoadingProgressBar(Context context) { super(context); }
  public ContentLoadingProgressBar(Context context, AttributeSet attrs) { super(context, attrs); }
  public void hide();
  public void show();
}

public final class CompoundButtonCompat {
  public static void setButtonTintList(CompoundButton button, ColorStateList tint);
  public static void setButtonTintMode(CompoundButton button, PorterDuff.Mode tintMode);
  public static ColorStateList getButtonTintList(CompoundButton button);
  public static Drawable getButtonDrawable(CompoundButton button);
}

public final class EdgeEffectCompat {
  public EdgeEffectCompat(Context context);
  public void setSize(int width, int height);
  public boolean isFinished();
  public void finish();
  public boolean onPull(float deltaDistance);
  public boolean onRelease();
  public boolean onAbsorb(int velocity);
  public boolean draw(Canvas canvas);
}

public class ImageViewCompat {
  public static void setImageTintList(ImageView view, ColorStateList tintList);
  public static void setImageTintMode(ImageView view, PorterDuff.Mode mode);
  public static ColorStateList getImageTintList(ImageView view);
}

public final class ListViewCompat {
  public static void scrollListBy(ListView listView, int y);
}

public final class PopupWindowCompat {
  public static void showAsDropDown(PopupWindow popup, View anchor, int xoff, int yoff, int gravity);
  public static void setOverlapAnchor(PopupWindow popupWindow, boolean overlapAnchor);
  public static void setWindowLayoutType(PopupWindow popupWindow, int layoutType);
}

public final class ScrollerCompat {
  public final int getFinalX();
  public final int getFinalY();
  public float getCurrVelocity();
  public static ScrollerCompat create(Context context);
  public static ScrollerCompat create(Context context, Interpolator interpolator);
  public boolean isFinished();
  public int getCurrX();
  public int getCurrY();
  public boolean computeScrollOffset();
  public void startScroll(int startX, int startY, int dx, int dy);
  public void startScroll(int startX, int startY, int dx, int dy, int duration);
  public void fling(int startX, int startY, int velocityX, int velocityY, int minX, int maxX, int minY, int maxY);
  public void abortAnimation();
}

public final class TextViewCompat {
  public static void setCompoundDrawablesRelative(TextView textView, Drawable start, Drawable top, Drawable end, Drawable bottom);
  public static void setCompoundDrawablesRelativeWithIntrinsicBounds(TextView textView, Drawable start, Drawable top, Drawable end, Drawable bottom);
  public static void setCompoundDrawablesRelativeWithIntrinsicBounds(TextView textView, int start, int top, int end, int bottom);
  public static void setCompoundDrawableTintList(TextView textView, ColorStateList tint);
  public static int getMaxLines(TextView textView);
  public static void setTextAppearance(TextView textView, int resId);
  public static void setAutoSizeTextTypeWithDefaults(TextView textView, int autoSizeTextType);
  public static void setAutoSizeTextTypeUniformWithConfiguration(TextView textView, int autoSizeMinTextSize, int autoSizeMaxTextSize, int autoSizeStepGranularity, int unit);
}

public abstract class AutoScrollHelper implements View.OnTouchListener {
  public AutoScrollHelper(View target);
  public AutoScrollHelper setEnabled(boolean enabled);
  public boolean onTouch(View v, android.view.MotionEvent event);
  public abstract void scrollTargetBy(int deltaX, int deltaY);
  public abstract boolean canTargetScrollHorizontally(int direction);
  public abstract boolean canTargetScrollVertically(int direction);
}
