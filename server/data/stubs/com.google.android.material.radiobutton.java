package com.google.android.material.radiobutton;

import android.content.Context;
import android.util.AttributeSet;

public class MaterialRadioButton extends androidx.appcompat.widget.AppCompatRadioButton {
  public MaterialRadioButton(Context context) { super(context); }
  public MaterialRadioButton(Context context, AttributeSet attrs) { super(context, attrs); }
  public MaterialRadioButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
