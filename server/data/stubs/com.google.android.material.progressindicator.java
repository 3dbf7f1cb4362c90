package com.google.android.material.progressindicator;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.ProgressBar;

public abstract class BaseProgressIndicator extends ProgressBar {
  public void setIndicatorColor(int... indicatorColors);
  public void setTrackColor(int trackColor);
  public void setTrackThickness(int trackThickness);
  public BaseProgressIndicator(Context context) { super(context); }
  public BaseProgressIndicator(Context context, AttributeSet attrs) { super(context, attrs); }
  public BaseProgressIndicator(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void show();
  public void hide();
  public void setProgressCompat(int progress, boolean animated);
}

public final class LinearProgressIndicator extends BaseProgressIndicator {
  public void setTrackStopIndicatorSize(int trackStopIndicatorSize);
  public LinearProgressIndicator(Context context) { super(context); }
  public LinearProgressIndicator(Context context, AttributeSet attrs) { super(context, attrs); }
  public LinearProgressIndicator(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}

public final class CircularProgressIndicator extends BaseProgressIndicator {
  public CircularProgressIndicator(Context context) { super(context); }
  public CircularProgressIndicator(Context context, AttributeSet attrs) { super(context, attrs); }
  public CircularProgressIndicator(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
