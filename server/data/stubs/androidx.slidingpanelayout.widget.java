package androidx.slidingpanelayout.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

public class SlidingPaneLayout extends ViewGroup {
  public SlidingPaneLayout(Context context) { super(context); }
  public SlidingPaneLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public SlidingPaneLayout(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setPanelSlideListener(PanelSlideListener listener);
  public boolean openPane();
  public boolean closePane();
  public boolean isOpen();
  public boolean isSlideable();
  public void setSliderFadeColor(int color);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public interface PanelSlideListener {
    void onPanelSlide(View panel, float slideOffset);
    void onPanelOpened(View panel);
    void onPanelClosed(View panel);
  }
  public static class SimplePanelSlideListener implements PanelSlideListener {
    public SimplePanelSlideListener();
    public void onPanelSlide(View panel, float slideOffset);
    public void onPanelOpened(View panel);
    public void onPanelClosed(View panel);
  }
}
