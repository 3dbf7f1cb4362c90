package androidx.viewpager.widget;

import android.content.Context;
import android.database.DataSetObserver;
import android.graphics.drawable.Drawable;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

public abstract class PagerAdapter {
  public static final int POSITION_UNCHANGED = -1;
  public static final int POSITION_NONE = -2;
  public PagerAdapter();
  public abstract int getCount();
  public void startUpdate(ViewGroup container);
  public Object instantiateItem(ViewGroup container, int position);
  public void destroyItem(ViewGroup container, int position, Object object);
  public void setPrimaryItem(ViewGroup container, int position, Object object);
  public void finishUpdate(ViewGroup container);
  public void startUpdate(View container);
  public Object instantiateItem(View container, int position);
  public void destroyItem(View container, int position, Object object);
  public void setPrimaryItem(View container, int position, Object object);
  public void finishUpdate(View container);
  public abstract boolean isViewFromObject(View view, Object object);
  public Parcelable saveState();
  public void restoreState(Parcelable state, ClassLoader loader);
  public int getItemPosition(Object object);
  public void notifyDataSetChanged();
  public void registerDataSetObserver(DataSetObserver observer);
  public void unregisterDataSetObserver(DataSetObserver observer);
  public CharSequence getPageTitle(int position);
  public float getPageWidth(int position);
}

public class ViewPager extends ViewGroup {
  public static final int SCROLL_STATE_IDLE = 0;
  public static final int SCROLL_STATE_DRAGGING = 1;
  public static final int SCROLL_STATE_SETTLING = 2;
  public ViewPager(Context context) { super(context); }
  public ViewPager(Context context, AttributeSet attrs) { super(context, attrs); }
  public void setAdapter(PagerAdapter adapter);
  public PagerAdapter getAdapter();
  public void addOnAdapterChangeListener(OnAdapterChangeListener listener);
  public void removeOnAdapterChangeListener(OnAdapterChangeListener listener);
  public void setCurrentItem(int item);
  public void setCurrentItem(int item, boolean smoothScroll);
  public int getCurrentItem();
  public void setOnPageChangeListener(OnPageChangeListener listener);
  public void addOnPageChangeListener(OnPageChangeListener listener);
  public void removeOnPageChangeListener(OnPageChangeListener listener);
  public void clearOnPageChangeListeners();
  public void setPageTransformer(boolean reverseDrawingOrder, PageTransformer transformer);
  public int getOffscreenPageLimit();
  public void setOffscreenPageLimit(int limit);
  public void setPageMargin(int marginPixels);
  public int getPageMargin();
  public void setPageMarginDrawable(Drawable d);
  protected void onPageScrolled(int position, float offset, int offsetPixels);
  public boolean beginFakeDrag();
  public void endFakeDrag();
  public void fakeDragBy(float xOffset);
  public boolean isFakeDragging();
  protected boolean canScroll(View v, boolean checkV, int dx, int x, int y);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public boolean arrowScroll(int direction);
  public interface OnPageChangeListener {
    void onPageScrolled(int position, float positionOffset, int positionOffsetPixels);
    void onPageSelected(int position);
    void onPageScrollStateChanged(int state);
  }
  public static class SimpleOnPageChangeListener implements OnPageChangeListener {
    public SimpleOnPageChangeListener();
    public void onPageScrolled(int position, float positionOffset, int positionOffsetPixels);
    public void onPageSelected(int position);
    public void onPageScrollStateChanged(int state);
  }
  public interface PageTransformer {
    void transformPage(View page, float position);
  }
  public interface OnAdapterChangeListener {
    void onAdapterChanged(ViewPager viewPager, PagerAdapter oldAdapter, PagerAdapter newAdapter);
  }
  public static class LayoutParams extends ViewGroup.LayoutParams {
    public boolean isDecor;
    public int gravity;
    public LayoutParams() { super(0, 0); }
    public LayoutParams(Context context, AttributeSet attrs) { super(context, attrs); }
  }
}

public class PagerTitleStrip extends ViewGroup {
  public PagerTitleStrip(Context context) { super(context); }
  public PagerTitleStrip(Context context, AttributeSet attrs) { super(context, attrs); }
  public void setTextColor(int color);
  public void setTextSize(int unit, float size);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
}

public class PagerTabStrip extends PagerTitleStrip {
  public PagerTabStrip(Context context) { super(context); }
  public PagerTabStrip(Context context, AttributeSet attrs) { super(context, attrs); }
  public void setTabIndicatorColor(int color);
  public void setTabIndicatorColorResource(int resId);
  public void setDrawFullUnderline(boolean drawFull);
}
