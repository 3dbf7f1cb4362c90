package com.google.android.material.materialswitch;

import android.content.Context;
import android.util.AttributeSet;

public class MaterialSwitch extends androidx.appcompat.widget.SwitchCompat {
  public MaterialSwitch(Context context) { super(context); }
  public MaterialSwitch(Context context, AttributeSet attrs) { super(context, attrs); }
  public MaterialSwitch(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
