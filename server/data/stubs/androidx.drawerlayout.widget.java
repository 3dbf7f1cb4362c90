package androidx.drawerlayout.widget;

import android.content.Context;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

public class DrawerLayout extends ViewGroup {
  public DrawerLayout(Context context) { super(context); }
  public DrawerLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public DrawerLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public static final int LOCK_MODE_UNLOCKED = 0;
  public static final int LOCK_MODE_LOCKED_CLOSED = 1;
  public static final int LOCK_MODE_LOCKED_OPEN = 2;
  public static final int LOCK_MODE_UNDEFINED = 3;
  public static final int STATE_IDLE = 0;
  public static final int STATE_DRAGGING = 1;
  public static final int STATE_SETTLING = 2;
  public void setDrawerElevation(float elevation);
  public void setDrawerShadow(Drawable shadowDrawable, int gravity);
  public void setDrawerShadow(int resId, int gravity);
  public void setScrimColor(int color);
  public void setDrawerListener(DrawerListener listener);
  public void addDrawerListener(DrawerListener listener);
  public void removeDrawerListener(DrawerListener listener);
  public void setDrawerLockMode(int lockMode);
  public void setDrawerLockMode(int lockMode, int edgeGravity);
  public void setDrawerLockMode(int lockMode, View drawerView);
  public int getDrawerLockMode(int edgeGravity);
  public int getDrawerLockMode(View drawerView);
  public void setDrawerTitle(int edgeGravity, CharSequence title);
  public void setStatusBarBackground(int resId);
  public void setStatusBarBackground(Drawable bg);
  public void setStatusBarBackgroundColor(int color);
  public void openDrawer(View drawerView);
  public void openDrawer(View drawerView, boolean animate);
  public void openDrawer(int gravity);
  public void openDrawer(int gravity, boolean animate);
  public void open();
  public void close();
  public boolean isOpen();
  public void closeDrawers();
  public void closeDrawer(View drawerView);
  public void closeDrawer(View drawerView, boolean animate);
  public void closeDrawer(int gravity);
  public void closeDrawer(int gravity, boolean animate);
  public boolean isDrawerOpen(View drawer);
  public boolean isDrawerOpen(int drawerGravity);
  public boolean isDrawerVisible(View drawer);
  public boolean isDrawerVisible(int drawerGravity);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public interface DrawerListener {
    void onDrawerSlide(View drawerView, float slideOffset);
    void onDrawerOpened(View drawerView);
    void onDrawerClosed(View drawerView);
    void onDrawerStateChanged(int newState);
  }
  public static abstract class SimpleDrawerListener implements DrawerListener {
    public SimpleDrawerListener();
    public void onDrawerSlide(View drawerView, float slideOffset);
    public void onDrawerOpened(View drawerView);
    public void onDrawerClosed(View drawerView);
    public void onDrawerStateChanged(int newState);
  }
  public static class LayoutParams extends ViewGroup.MarginLayoutParams {
    public int gravity;
    public LayoutParams(Context c, AttributeSet attrs) { super(c, attrs); }
    public LayoutParams(int width, int height) { super(width, height); }
    public LayoutParams(int width, int height, int gravity) { super(width, height); }
    public LayoutParams(ViewGroup.LayoutParams source) { super(source); }
  }
}
