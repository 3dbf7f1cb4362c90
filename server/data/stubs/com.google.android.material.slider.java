package com.google.android.material.slider;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import java.util.List;

public class Slider extends View {
  public Slider(Context context) { super(context); }
  public Slider(Context context, AttributeSet attrs) { super(context, attrs); }
  public Slider(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public float getValue();
  public void setValue(float value);
  public void setValueFrom(float valueFrom);
  public void setValueTo(float valueTo);
  public void addOnChangeListener(OnChangeListener listener);
  public void addOnSliderTouchListener(OnSliderTouchListener listener);
  public interface OnChangeListener {
    void onValueChange(Slider slider, float value, boolean fromUser);
  }
  public interface OnSliderTouchListener {
    void onStartTrackingTouch(Slider slider);
    void onStopTrackingTouch(Slider slider);
  }
}

public class RangeSlider extends View {
  public RangeSlider(Context context) { super(context); }
  public RangeSlider(Context context, AttributeSet attrs) { super(context, attrs); }
  public RangeSlider(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public List<Float> getValues();
  public void setValues(Float... values);
  public void setValues(List<Float> values);
  public void setValueFrom(float valueFrom);
  public void setValueTo(float valueTo);
  public void addOnChangeListener(OnChangeListener listener);
  public interface OnChangeListener {
    void onValueChange(RangeSlider slider, float value, boolean fromUser);
  }
}

public interface LabelFormatter {
  String getFormattedValue(float value);
}
