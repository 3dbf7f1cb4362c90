package com.google.android.material.tabs;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.widget.HorizontalScrollView;
import androidx.viewpager.widget.ViewPager;
import androidx.viewpager2.widget.ViewPager2;

public class TabLayout extends HorizontalScrollView {
  public TabLayout(Context context) { super(context); }
  public TabLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public TabLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public static final int MODE_SCROLLABLE = 0;
  public static final int MODE_FIXED = 1;
  public static final int MODE_AUTO = 2;
  public static final int GRAVITY_FILL = 0;
  public static final int GRAVITY_CENTER = 1;
  public void setSelectedTabIndicatorColor(int color);
  public void setSelectedTabIndicatorHeight(int height);
  public void setScrollPosition(int position, float positionOffset, boolean updateSelectedText);
  public void addTab(Tab tab);
  public void addTab(Tab tab, int position);
  public void addTab(Tab tab, boolean setSelected);
  public void addTab(Tab tab, int position, boolean setSelected);
  public void setOnTabSelectedListener(OnTabSelectedListener listener);
  public void addOnTabSelectedListener(OnTabSelectedListener listener);
  public void removeOnTabSelectedListener(OnTabSelectedListener listener);
  public void clearOnTabSelectedListeners();
  public Tab newTab();
  public int getTabCount();
  public Tab getTabAt(int index);
  public int getSelectedTabPosition();
  public void removeTab(Tab tab);
  public void removeTabAt(int position);
  public void removeAllTabs();
  public void setTabMode(int mode);
  public void setTabGravity(int gravity);
  public void setTabTextColors(ColorStateList textColor);
  public void setTabTextColors(int normalColor, int selectedColor);
  public void setupWithViewPager(ViewPager viewPager);
  public void setupWithViewPager(ViewPager viewPager, boolean autoRefresh);
  public void selectTab(Tab tab);
  public interface BaseOnTabSelectedListener<T extends Tab> {
    void onTabSelected(T tab);
    void onTabUnselected(T tab);
    void onTabReselected(T tab);
  }
  public interface OnTabSelectedListener extends BaseOnTabSelectedListener<Tab> {}
  public static class Tab {
    public static final int INVALID_POSITION = -1;
    public TabLayout parent;
    public Tab();
    public Object getTag();
    public Tab setTag(Object tag);
    public View getCustomView();
    public Tab setCustomView(View view);
    public Tab setCustomView(int resId);
    public Drawable getIcon();
    public int getPosition();
    public CharSequence getText();
    public Tab setIcon(Drawable icon);
    public Tab setIcon(int resId);
    public Tab setText(CharSequence text);
    public Tab setText(int resId);
    public void select();
    public boolean isSelected();
    public Tab setContentDescription(int resId);
    public Tab setContentDescription(CharSequence contentDesc);
  }
  public static class TabLayoutOnPageChangeListener implements ViewPager.OnPageChangeListener {
    public TabLayoutOnPageChangeListener(TabLayout tabLayout);
    public void onPageScrolled(int position, float positionOffset, int positionOffsetPixels);
    public void onPageSelected(int position);
    public void onPageScrollStateChanged(int state);
  }
  public static class ViewPagerOnTabSelectedListener implements OnTabSelectedListener {
    public ViewPagerOnTabSelectedListener(ViewPager viewPager);
    public void onTabSelected(Tab tab);
    public void onTabUnselected(Tab tab);
    public void onTabReselected(Tab tab);
  }
}

public class TabItem extends View {
  public TabItem(Context context) { super(context); }
  public TabItem(Context context, AttributeSet attrs) { super(context, attrs); }
}

public final class TabLayoutMediator {
  public TabLayoutMediator(TabLayout tabLayout, ViewPager2 viewPager, TabConfigurationStrategy tabConfigurationStrategy);
  public TabLayoutMediator(TabLayout tabLayout, ViewPager2 viewPager, boolean autoRefresh, TabConfigurationStrategy tabConfigurationStrategy);
  public void attach();
  public void detach();
  public interface TabConfigurationStrategy {
    void onConfigureTab(TabLayout.Tab tab, int position);
  }
}
