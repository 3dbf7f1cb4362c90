package com.google.android.material.bottomnavigation;

import android.content.Context;
import android.util.AttributeSet;
import com.google.android.material.navigation.NavigationBarView;

public class BottomNavigationView extends NavigationBarView {
  public int getMaxItemCount();
  public void setItemHorizontalTranslationEnabled(boolean itemHorizontalTranslationEnabled);
  public BottomNavigationView(Context context) { super(context); }
  public BottomNavigationView(Context context, AttributeSet attrs) { super(context, attrs); }
  public BottomNavigationView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setOnNavigationItemSelectedListener(OnNavigationItemSelectedListener listener);
  public void setOnNavigationItemReselectedListener(OnNavigationItemReselectedListener listener);
  public interface OnNavigationItemSelectedListener extends NavigationBarView.OnItemSelectedListener {}
  public interface OnNavigationItemReselectedListener extends NavigationBarView.OnItemReselectedListener {}
}
