package androidx.appcompat.app;

import android.app.Activity;
import android.app.Dialog;
import android.content.Context;
import android.content.DialogInterface;
import android.content.Intent;
import android.content.res.Configuration;
import android.database.Cursor;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.os.Message;
import android.util.AttributeSet;
import android.view.KeyEvent;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AdapterView;
import android.widget.Button;
import android.widget.ListAdapter;
import android.widget.ListView;
import android.widget.SpinnerAdapter;
import androidx.appcompat.graphics.drawable.DrawerArrowDrawable;
import androidx.appcompat.view.ActionMode;
import androidx.appcompat.widget.Toolbar;
import androidx.core.app.TaskStackBuilder;
import androidx.core.os.LocaleListCompat;
import androidx.drawerlayout.widget.DrawerLayout;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.FragmentActivity;
import androidx.fragment.app.FragmentTransaction;

public class AppCompatActivity extends FragmentActivity implements AppCompatCallback, TaskStackBuilder.SupportParentable, ActionBarDrawerToggle.DelegateProvider {
  public AppCompatActivity();
  public AppCompatActivity(int contentLayoutId);
  protected void attachBaseContext(Context newBase);
  protected void onCreate(Bundle savedInstanceState);
  public void setTheme(int resId);
  protected void onPostCreate(Bundle savedInstanceState);
  public ActionBar getSupportActionBar();
  public void setSupportActionBar(Toolbar toolbar);
  public MenuInflater getMenuInflater();
  public void setContentView(int layoutResID);
  public void setContentView(View view);
  public void setContentView(View view, ViewGroup.LayoutParams params);
  public void addContentView(View view, ViewGroup.LayoutParams params);
  public void onConfigurationChanged(Configuration newConfig);
  protected void onPostResume();
  protected void onStart();
  protected void onStop();
  public <T extends View> T findViewById(int id);
  public final boolean onMenuItemSelected(int featureId, MenuItem item);
  protected void onDestroy();
  protected void onTitleChanged(CharSequence title, int color);
  public boolean supportRequestWindowFeature(int featureId);
  public void supportInvalidateOptionsMenu();
  public void invalidateOptionsMenu();
  public void onSupportActionModeStarted(ActionMode mode);
  public void onSupportActionModeFinished(ActionMode mode);
  public ActionMode onWindowStartingSupportActionMode(ActionMode.Callback callback);
  public ActionMode startSupportActionMode(ActionMode.Callback callback);
  public void setSupportProgressBarVisibility(boolean visible);
  public void setSupportProgressBarIndeterminateVisibility(boolean visible);
  public void setSupportProgressBarIndeterminate(boolean indeterminate);
  public void setSupportProgress(int progress);
  public void onCreateSupportNavigateUpTaskStack(TaskStackBuilder builder);
  public void onPrepareSupportNavigateUpTaskStack(TaskStackBuilder builder);
  public boolean onSupportNavigateUp();
  public Intent getSupportParentActivityIntent();
  public boolean supportShouldUpRecreateTask(Intent targetIntent);
  public void supportNavigateUpTo(Intent upIntent);
  public void onContentChanged();
  public void onSupportContentChanged();
  public ActionBarDrawerToggle.Delegate getDrawerToggleDelegate();
  public boolean onMenuOpened(int featureId, Menu menu);
  public void onPanelClosed(int featureId, Menu menu);
  public AppCompatDelegate getDelegate();
  public boolean dispatchKeyEvent(KeyEvent event);
  public boolean onKeyDown(int keyCode, KeyEvent event);
  public void openOptionsMenu();
  public void closeOptionsMenu();
  protected void onNightModeChanged(int mode);
  protected void onLocalesChanged(LocaleListCompat locales);
}

public class ActionBarActivity extends AppCompatActivity {
  public ActionBarActivity();
}

public interface AppCompatCallback {
  void onSupportActionModeStarted(ActionMode mode);
  void onSupportActionModeFinished(ActionMode mode);
  ActionMode onWindowStartingSupportActionMode(ActionMode.Callback callback);
}

public abstract class AppCompatDelegate {
  public static final int MODE_NIGHT_NO = 1;
  public static final int MODE_NIGHT_YES = 2;
  public static final int MODE_NIGHT_AUTO = 0;
  public static final int MODE_NIGHT_AUTO_TIME = 0;
  public static final int MODE_NIGHT_AUTO_BATTERY = 3;
  public static final int MODE_NIGHT_FOLLOW_SYSTEM = -1;
  public static final int MODE_NIGHT_UNSPECIFIED = -100;
  public static final int FEATURE_SUPPORT_ACTION_BAR = 108;
  public static final int FEATURE_SUPPORT_ACTION_BAR_OVERLAY = 109;
  public static AppCompatDelegate create(Activity activity, AppCompatCallback callback);
  public static AppCompatDelegate create(Dialog dialog, AppCompatCallback callback);
  public abstract ActionBar getSupportActionBar();
  public abstract void setSupportActionBar(Toolbar toolbar);
  public abstract MenuInflater getMenuInflater();
  public abstract void onCreate(Bundle savedInstanceState);
  public abstract void onPostCreate(Bundle savedInstanceState);
  public abstract void onConfigurationChanged(Configuration newConfig);
  public abstract void onStart();
  public abstract void onStop();
  public abstract void onPostResume();
  public abstract <T extends View> T findViewById(int id);
  public abstract void setContentView(View v);
  public abstract void setContentView(int resId);
  public abstract void setContentView(View v, ViewGroup.LayoutParams lp);
  public abstract void addContentView(View v, ViewGroup.LayoutParams lp);
  public abstract void setTitle(CharSequence title);
  public abstract void invalidateOptionsMenu();
  public abstract void onDestroy();
  public abstract ActionMode startSupportActionMode(ActionMode.Callback callback);
  public abstract void installViewFactory();
  public abstract boolean requestWindowFeature(int featureId);
  public abstract boolean hasWindowFeature(int featureId);
  public abstract boolean applyDayNight();
  public void setLocalNightMode(int mode);
  public int getLocalNightMode();
  public static void setDefaultNightMode(int mode);
  public static int getDefaultNightMode();
  public static void setCompatVectorFromResourcesEnabled(boolean enabled);
  public static boolean isCompatVectorFromResourcesEnabled();
  public static void setApplicationLocales(LocaleListCompat locales);
  public static LocaleListCompat getApplicationLocales();
}

public class AppCompatDialog extends androidx.activity.ComponentDialog implements AppCompatCallback {
  public AppCompatDialog(Context context) { super(context); }
  public AppCompatDialog(Context context, int theme) { super(context, theme); }
  public ActionBar getSupportActionBar();
  public boolean supportRequestWindowFeature(int featureId);
  public void invalidateOptionsMenu();
  public AppCompatDelegate getDelegate();
  public void onSupportActionModeStarted(ActionMode mode);
  public void onSupportActionModeFinished(ActionMode mode);
  public ActionMode onWindowStartingSupportActionMode(ActionMode.Callback callback);
}

public class AppCompatDialogFragment extends DialogFragment {
  public AppCompatDialogFragment();
  public AppCompatDialogFragment(int contentLayoutId);
}

public class AppCompatViewInflater {
  public AppCompatViewInflater();
}

public class AlertDialog extends AppCompatDialog implements DialogInterface {
  protected AlertDialog(Context context) { super(context); }
  protected AlertDialog(Context context, int themeResId) { super(context, themeResId); }
  protected AlertDialog(Context context, boolean cancelable, DialogInterface.OnCancelListener cancelListener) { super(context); }
  public Button getButton(int whichButton);
  public ListView getListView();
  public void setTitle(CharSequence title);
  public void setCustomTitle(View customTitleView);
  public void setMessage(CharSequence message);
  public void setView(View view);
  public void setView(View view, int left, int top, int right, int bottom);
  public void setButton(int whichButton, CharSequence text, Message msg);
  public void setButton(int whichButton, CharSequence text, DialogInterface.OnClickListener listener);
  public void setButton(int whichButton, CharSequence text, Drawable icon, DialogInterface.OnClickListener listener);
  public void setIcon(int resId);
  public void setIcon(Drawable icon);
  public void setIconAttribute(int attrId);
  public boolean onKeyDown(int keyCode, KeyEvent event);
  public boolean onKeyUp(int keyCode, KeyEvent event);
  public static class Builder {
    public Builder(Context context);
    public Builder(Context context, int themeResId);
    public Context getContext();
    public Builder setTitle(int titleId);
    public Builder setTitle(CharSequence title);
    public Builder setCustomTitle(View customTitleView);
    public Builder setMessage(int messageId);
    public Builder setMessage(CharSequence message);
    public Builder setIcon(int iconId);
    public Builder setIcon(Drawable icon);
    public Builder setIconAttribute(int attrId);
    public Builder setPositiveButton(int textId, DialogInterface.OnClickListener listener);
    public Builder setPositiveButton(CharSequence text, DialogInterface.OnClickListener listener);
    public Builder setPositiveButtonIcon(Drawable icon);
    public Builder setNegativeButton(int textId, DialogInterface.OnClickListener listener);
    public Builder setNegativeButton(CharSequence text, DialogInterface.OnClickListener listener);
    public Builder setNegativeButtonIcon(Drawable icon);
    public Builder setNeutralButton(int textId, DialogInterface.OnClickListener listener);
    public Builder setNeutralButton(CharSequence text, DialogInterface.OnClickListener listener);
    public Builder setNeutralButtonIcon(Drawable icon);
    public Builder setCancelable(boolean cancelable);
    public Builder setOnCancelListener(DialogInterface.OnCancelListener onCancelListener);
    public Builder setOnDismissListener(DialogInterface.OnDismissListener onDismissListener);
    public Builder setOnKeyListener(DialogInterface.OnKeyListener onKeyListener);
    public Builder setItems(int itemsId, DialogInterface.OnClickListener listener);
    public Builder setItems(CharSequence[] items, DialogInterface.OnClickListener listener);
    public Builder setAdapter(ListAdapter adapter, DialogInterface.OnClickListener listener);
    public Builder setCursor(Cursor cursor, DialogInterface.OnClickListener listener, String labelColumn);
    public Builder setMultiChoiceItems(int itemsId, boolean[] checkedItems, DialogInterface.OnMultiChoiceClickListener listener);
    public Builder setMultiChoiceItems(CharSequence[] items, boolean[] checkedItems, DialogInterface.OnMultiChoiceClickListener listener);
    public Builder setMultiChoiceItems(Cursor cursor, String isCheckedColumn, String labelColumn, DialogInterface.OnMultiChoiceClickListener listener);
    public Builder setSingleChoiceItems(int itemsId, int checkedItem, DialogInterface.OnClickListener listener);
    public Builder setSingleChoiceItems(Cursor cursor, int checkedItem, String labelColumn, DialogInterface.OnClickListener listener);
    public Builder setSingleChoiceItems(CharSequence[] items, int checkedItem, DialogInterface.OnClickListener listener);
    public Builder setSingleChoiceItems(ListAdapter adapter, int checkedItem, DialogInterface.OnClickListener listener);
    public Builder setOnItemSelectedListener(AdapterView.OnItemSelectedListener listener);
    public Builder setView(int layoutResId);
    public Builder setView(View view);
    public Builder setInverseBackgroundForced(boolean useInverseBackground);
    public AlertDialog create();
    public AlertDialog show();
  }
}

public abstract class ActionBar {
  public ActionBar();
  public static final int NAVIGATION_MODE_STANDARD = 0;
  public static final int NAVIGATION_MODE_LIST = 1;
  public static final int NAVIGATION_MODE_TABS = 2;
  public static final int DISPLAY_USE_LOGO = 1;
  public static final int DISPLAY_SHOW_HOME = 2;
  public static final int DISPLAY_HOME_AS_UP = 4;
  public static final int DISPLAY_SHOW_TITLE = 8;
  public static final int DISPLAY_SHOW_CUSTOM = 16;
  public abstract void setCustomView(View view);
  public abstract void setCustomView(View view, LayoutParams layoutParams);
  public abstract void setCustomView(int resId);
  public abstract void setIcon(int resId);
  public abstract void setIcon(Drawable icon);
  public abstract void setLogo(int resId);
  public abstract void setLogo(Drawable logo);
  public abstract void setListNavigationCallbacks(SpinnerAdapter adapter, OnNavigationListener callback);
  public abstract void setSelectedNavigationItem(int position);
  public abstract int getSelectedNavigationIndex();
  public abstract int getNavigationItemCount();
  public abstract void setTitle(CharSequence title);
  public abstract void setTitle(int resId);
  public abstract void setSubtitle(CharSequence subtitle);
  public abstract void setSubtitle(int resId);
  public abstract void setDisplayOptions(int options);
  public abstract void setDisplayOptions(int options, int mask);
  public abstract void setDisplayUseLogoEnabled(boolean useLogo);
  public abstract void setDisplayShowHomeEnabled(boolean showHome);
  public abstract void setDisplayHomeAsUpEnabled(boolean showHomeAsUp);
  public abstract void setDisplayShowTitleEnabled(boolean showTitle);
  public abstract void setDisplayShowCustomEnabled(boolean showCustom);
  public abstract void setBackgroundDrawable(Drawable d);
  public void setStackedBackgroundDrawable(Drawable d);
  public void setSplitBackgroundDrawable(Drawable d);
  public abstract View getCustomView();
  public abstract CharSequence getTitle();
  public abstract CharSequence getSubtitle();
  public abstract int getNavigationMode();
  public abstract void setNavigationMode(int mode);
  public abstract int getDisplayOptions();
  public abstract Tab newTab();
  public abstract void addTab(Tab tab);
  public abstract void addTab(Tab tab, boolean setSelected);
  public abstract void addTab(Tab tab, int position);
  public abstract void addTab(Tab tab, int position, boolean setSelected);
  public abstract void removeTab(Tab tab);
  public abstract void removeTabAt(int position);
  public abstract void removeAllTabs();
  public abstract void selectTab(Tab tab);
  public abstract Tab getSelectedTab();
  public abstract Tab getTabAt(int index);
  public abstract int getTabCount();
  public abstract int getHeight();
  public abstract void show();
  public abstract void hide();
  public abstract boolean isShowing();
  public abstract void addOnMenuVisibilityListener(OnMenuVisibilityListener listener);
  public abstract void removeOnMenuVisibilityListener(OnMenuVisibilityListener listener);
  public void setHomeButtonEnabled(boolean enabled);
  public Context getThemedContext();
  public void setHomeAsUpIndicator(Drawable indicator);
  public void setHomeAsUpIndicator(int resId);
  public void setHomeActionContentDescription(CharSequence description);
  public void setHomeActionContentDescription(int resId);
  public void setHideOnContentScrollEnabled(boolean hideOnContentScroll);
  public void setElevation(float elevation);
  public float getElevation();
  public interface OnNavigationListener {
    boolean onNavigationItemSelected(int itemPosition, long itemId);
  }
  public interface OnMenuVisibilityListener {
    void onMenuVisibilityChanged(boolean isVisible);
  }
  public interface TabListener {
    void onTabSelected(Tab tab, FragmentTransaction ft);
    void onTabUnselected(Tab tab, FragmentTransaction ft);
    void onTabReselected(Tab tab, FragmentTransaction ft);
  }
  public static abstract class Tab {
    public Tab();
    public static final int INVALID_POSITION = -1;
    public abstract int getPosition();
    public abstract Drawable getIcon();
    public abstract CharSequence getText();
    public abstract Tab setIcon(Drawable icon);
    public abstract Tab setIcon(int resId);
    public abstract Tab setText(CharSequence text);
    public abstract Tab setText(int resId);
    public abstract Tab setCustomView(View view);
    public abstract Tab setCustomView(int layoutResId);
    public abstract View getCustomView();
    public abstract Tab setTag(Object obj);
    public abstract Object getTag();
    public abstract Tab setTabListener(TabListener listener);
    public abstract void select();
    public abstract Tab setContentDescription(int resId);
    public abstract Tab setContentDescription(CharSequence contentDesc);
    public abstract CharSequence getContentDescription();
  }
  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    public int gravity;
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(int width, int height, int gravity) { super(width, height); }
    public LayoutParams(int gravity) { super(0, 0); }
    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
  }
}

public class ActionBarDrawerToggle implements DrawerLayout.DrawerListener {
  public ActionBarDrawerToggle(Activity activity, DrawerLayout drawerLayout, int openDrawerContentDescRes, int closeDrawerContentDescRes);
  public ActionBarDrawerToggle(Activity activity, DrawerLayout drawerLayout, Toolbar toolbar, int openDrawerContentDescRes, int closeDrawerContentDescRes);
  public void syncState();
  public void onConfigurationChanged(Configuration newConfig);
  public boolean onOptionsItemSelected(MenuItem item);
  public void setHomeAsUpIndicator(Drawable indicator);
  public void setHomeAsUpIndicator(int resId);
  public boolean isDrawerIndicatorEnabled();
  public void setDrawerIndicatorEnabled(boolean enable);
  public DrawerArrowDrawable getDrawerArrowDrawable();
  public void setDrawerArrowDrawable(DrawerArrowDrawable drawable);
  public void setDrawerSlideAnimationEnabled(boolean enabled);
  public boolean isDrawerSlideAnimationEnabled();
  public void onDrawerSlide(View drawerView, float slideOffset);
  public void onDrawerOpened(View drawerView);
  public void onDrawerClosed(View drawerView);
  public void onDrawerStateChanged(int newState);
  public View.OnClickListener getToolbarNavigationClickListener();
  public void setToolbarNavigationClickListener(View.OnClickListener onToolbarNavigationClickListener);
  public interface DelegateProvider {
    Delegate getDrawerToggleDelegate();
  }
  public interface Delegate {
    void setActionBarUpIndicator(Drawable upDrawable, int contentDescRes);
    void setActionBarDescription(int contentDescRes);
    Drawable getThemeUpIndicator();
    Context getActionBarThemedContext();
    boolean isNavigationVisible();
  }
}
