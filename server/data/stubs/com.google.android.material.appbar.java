package com.google.android.material.appbar;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.widget.FrameLayout;
import android.widget.LinearLayout;
import androidx.appcompat.widget.Toolbar;
import androidx.coordinatorlayout.widget.CoordinatorLayout;

public class AppBarLayout extends LinearLayout {
  public AppBarLayout(Context context) { super(context); }
  public AppBarLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public AppBarLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void addOnOffsetChangedListener(OnOffsetChangedListener listener);
  public void removeOnOffsetChangedListener(OnOffsetChangedListener listener);
  public void setExpanded(boolean expanded);
  public void setExpanded(boolean expanded, boolean animate);
  public final int getTotalScrollRange();
  public boolean setLifted(boolean lifted);
  public boolean isLiftOnScroll();
  public interface BaseOnOffsetChangedListener<T extends AppBarLayout> {
    void onOffsetChanged(T appBarLayout, int verticalOffset);
  }
  public interface OnOffsetChangedListener extends BaseOnOffsetChangedListener<AppBarLayout> {}
  public static class LayoutParams extends LinearLayout.LayoutParams {
    public static final int SCROLL_FLAG_SCROLL = 1;
    public static final int SCROLL_FLAG_EXIT_UNTIL_COLLAPSED = 2;
    public static final int SCROLL_FLAG_ENTER_ALWAYS = 4;
    public static final int SCROLL_FLAG_SNAP = 16;
    public LayoutParams(int width, int height) { super(width, height); }
    public void setScrollFlags(int flags);
    public int getScrollFlags();
  }
  public static class Behavior extends CoordinatorLayout.Behavior<AppBarLayout> {
    public boolean setTopAndBottomOffset(int offset);
    public int getTopAndBottomOffset();
    public boolean setLeftAndRightOffset(int offset);
    public Behavior();
    public Behavior(Context context, AttributeSet attrs);
    public void setDragCallback(DragCallback callback);
    public static abstract class DragCallback {
      public DragCallback();
      public abstract boolean canDrag(AppBarLayout appBarLayout);
    }
  }
  public static class ScrollingViewBehavior extends CoordinatorLayout.Behavior<View> {
    public ScrollingViewBehavior();
    public ScrollingViewBehavior(Context context, AttributeSet attrs);
  }
}

public class CollapsingToolbarLayout extends FrameLayout {
  public CollapsingToolbarLayout(Context context) { super(context); }
  public CollapsingToolbarLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public CollapsingToolbarLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setTitle(CharSequence title);
  public CharSequence getTitle();
  public void setTitleEnabled(boolean enabled);
  public void setContentScrim(Drawable drawable);
  public void setContentScrimColor(int color);
  public void setStatusBarScrimColor(int color);
  public void setCollapsedTitleTextColor(int color);
  public void setExpandedTitleColor(int color);
  public void setCollapsedTitleTextAppearance(int resId);
  public void setExpandedTitleTextAppearance(int resId);
}

public class MaterialToolbar extends Toolbar {
  public MaterialToolbar(Context context) { super(context); }
  public MaterialToolbar(Context context, AttributeSet attrs) { super(context, attrs); }
  public MaterialToolbar(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
