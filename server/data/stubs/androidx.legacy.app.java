package androidx.legacy.app;

import android.app.Activity;
import android.app.Fragment;
import android.app.FragmentManager;
import android.content.res.Configuration;
import android.view.MenuItem;
import android.view.View;
import androidx.drawerlayout.widget.DrawerLayout;
import androidx.viewpager.widget.PagerAdapter;

public class ActionBarDrawerToggle implements DrawerLayout.DrawerListener {
  public void setHomeAsUpIndicator(android.graphics.drawable.Drawable indicator);
  public void setHomeAsUpIndicator(int resId);
  public ActionBarDrawerToggle(Activity activity, DrawerLayout drawerLayout, int drawerImageRes, int openDrawerContentDescRes, int closeDrawerContentDescRes);
  public ActionBarDrawerToggle(Activity activity, DrawerLayout drawerLayout, boolean animate, int drawerImageRes, int openDrawerContentDescRes, int closeDrawerContentDescRes);
  public void syncState();
  public void setDrawerIndicatorEnabled(boolean enable);
  public boolean isDrawerIndicatorEnabled();
  public void onConfigurationChanged(Configuration newConfig);
  public boolean onOptionsItemSelected(MenuItem item);
  public void onDrawerSlide(View drawerView, float slideOffset);
  public void onDrawerOpened(View drawerView);
  public void onDrawerClosed(View drawerView);
  public void onDrawerStateChanged(int newState);
}

public abstract class FragmentStatePagerAdapter extends PagerAdapter {
  public FragmentStatePagerAdapter(FragmentManager fm);
  public abstract Fragment getItem(int position);
  public boolean isViewFromObject(View view, Object object);
}

public abstract class FragmentPagerAdapter extends PagerAdapter {
  public FragmentPagerAdapter(FragmentManager fm);
  public abstract Fragment getItem(int position);
  public boolean isViewFromObject(View view, Object object);
}
