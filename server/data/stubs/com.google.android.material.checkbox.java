package com.google.android.material.checkbox;

import android.content.Context;
import android.util.AttributeSet;

public class MaterialCheckBox extends androidx.appcompat.widget.AppCompatCheckBox {
  public MaterialCheckBox(Context context) { super(context); }
  public MaterialCheckBox(Context context, AttributeSet attrs) { super(context, attrs); }
  public MaterialCheckBox(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
