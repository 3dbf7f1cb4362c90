package com.google.android.material.navigation;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.Menu;
import android.view.MenuItem;
import android.view.View;
import android.widget.FrameLayout;

public class NavigationView extends FrameLayout {
  public NavigationView(Context context) { super(context); }
  public NavigationView(Context context, AttributeSet attrs) { super(context, attrs); }
  public NavigationView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setNavigationItemSelectedListener(OnNavigationItemSelectedListener listener);
  public void inflateMenu(int resId);
  public Menu getMenu();
  public View inflateHeaderView(int res);
  public void addHeaderView(View view);
  public void removeHeaderView(View view);
  public int getHeaderCount();
  public View getHeaderView(int index);
  public void setItemIconTintList(ColorStateList tint);
  public void setItemTextColor(ColorStateList textColor);
  public void setItemBackground(Drawable itemBackground);
  public void setCheckedItem(int id);
  public void setCheckedItem(MenuItem checkedItem);
  public MenuItem getCheckedItem();
  public interface OnNavigationItemSelectedListener {
    boolean onNavigationItemSelected(MenuItem item);
  }
}

public abstract class NavigationBarView extends FrameLayout {
  public abstract int getMaxItemCount();
  public NavigationBarView(Context context) { super(context); }
  public NavigationBarView(Context context, AttributeSet attrs) { super(context, attrs); }
  public NavigationBarView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setOnItemSelectedListener(OnItemSelectedListener listener);
  public void setOnItemReselectedListener(OnItemReselectedListener listener);
  public Menu getMenu();
  public void inflateMenu(int resId);
  public int getSelectedItemId();
  public void setSelectedItemId(int itemId);
  public void setLabelVisibilityMode(int labelVisibilityMode);
  public void setItemIconTintList(ColorStateList tint);
  public com.google.android.material.badge.BadgeDrawable getOrCreateBadge(int menuItemId);
  public void removeBadge(int menuItemId);
  public interface OnItemSelectedListener {
    boolean onNavigationItemSelected(MenuItem item);
  }
  public interface OnItemReselectedListener {
    void onNavigationItemReselected(MenuItem item);
  }
}
