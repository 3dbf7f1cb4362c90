package androidx.swiperefreshlayout.widget;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;

public class SwipeRefreshLayout extends ViewGroup {
  public static final int LARGE = 0;
  public static final int DEFAULT = 1;
  public SwipeRefreshLayout(Context context) { super(context); }
  public SwipeRefreshLayout(Context context, AttributeSet attrs) { super(context, attrs); }
  public void setOnRefreshListener(OnRefreshListener listener);
  public void setRefreshing(boolean refreshing);
  public boolean isRefreshing();
  public void setColorScheme(int... colors);
  public void setColorSchemeResources(int... colorResIds);
  public void setColorSchemeColors(int... colors);
  public void setProgressBackgroundColorSchemeResource(int colorRes);
  public void setProgressBackgroundColorSchemeColor(int color);
  public void setProgressViewOffset(boolean scale, int start, int end);
  public void setProgressViewEndTarget(boolean scale, int end);
  public void setDistanceToTriggerSync(int distance);
  public void setSize(int size);
  public boolean canChildScrollUp();
  public void setOnChildScrollUpCallback(OnChildScrollUpCallback callback);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public interface OnRefreshListener {
    void onRefresh();
  }
  public interface OnChildScrollUpCallback {
    boolean canChildScrollUp(SwipeRefreshLayout parent, View child);
  }
}

public class CircularProgressDrawable extends Drawable {
  public CircularProgressDrawable(Context context);
  public void setStrokeWidth(float strokeWidth);
  public void setCenterRadius(float centerRadius);
  public void setColorSchemeColors(int... colors);
  public void start();
  public void stop();
  public boolean isRunning();
  public void draw(Canvas canvas);
  public void setAlpha(int alpha);
  public void setColorFilter(ColorFilter colorFilter);
  public int getOpacity();
}
