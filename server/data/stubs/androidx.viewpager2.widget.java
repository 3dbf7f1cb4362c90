package androidx.viewpager2.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.recyclerview.widget.RecyclerView;

public final class ViewPager2 extends ViewGroup {
  public ViewPager2(Context context) { super(context); }
  public ViewPager2(Context context, AttributeSet attrs) { super(context, attrs); }
  public ViewPager2(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public static final int ORIENTATION_HORIZONTAL = 0;
  public static final int ORIENTATION_VERTICAL = 1;
  public static final int SCROLL_STATE_IDLE = 0;
  public static final int SCROLL_STATE_DRAGGING = 1;
  public static final int SCROLL_STATE_SETTLING = 2;
  public static final int OFFSCREEN_PAGE_LIMIT_DEFAULT = -1;
  public void setAdapter(RecyclerView.Adapter adapter);
  public RecyclerView.Adapter getAdapter();
  public void setOrientation(int orientation);
  public int getOrientation();
  public void setCurrentItem(int item);
  public void setCurrentItem(int item, boolean smoothScroll);
  public int getCurrentItem();
  public int getScrollState();
  public void setUserInputEnabled(boolean enabled);
  public boolean isUserInputEnabled();
  public void setOffscreenPageLimit(int limit);
  public int getOffscreenPageLimit();
  public void registerOnPageChangeCallback(OnPageChangeCallback callback);
  public void unregisterOnPageChangeCallback(OnPageChangeCallback callback);
  public void setPageTransformer(PageTransformer transformer);
  public void requestTransform();
  public boolean beginFakeDrag();
  public boolean fakeDragBy(float offsetPxFloat);
  public boolean endFakeDrag();
  public void addItemDecoration(RecyclerView.ItemDecoration decor);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public static abstract class OnPageChangeCallback {
    public OnPageChangeCallback();
    public void onPageScrolled(int position, float positionOffset, int positionOffsetPixels);
    public void onPageSelected(int position);
    public void onPageScrollStateChanged(int state);
  }
  public interface PageTransformer {
    void transformPage(View page, float position);
  }
}

public final class MarginPageTransformer implements ViewPager2.PageTransformer {
  public MarginPageTransformer(int marginPx);
  public void transformPage(View page, float position);
}

public final class CompositePageTransformer implements ViewPager2.PageTransformer {
  public CompositePageTransformer();
  public void addTransformer(ViewPager2.PageTransformer transformer);
  public void removeTransformer(ViewPager2.PageTransformer transformer);
  public void transformPage(View page, float position);
}
