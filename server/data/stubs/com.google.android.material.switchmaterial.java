package com.google.android.material.switchmaterial;

import android.content.Context;
import android.util.AttributeSet;

public class SwitchMaterial extends androidx.appcompat.widget.SwitchCompat {
  public SwitchMaterial(Context context) { super(context); }
  public SwitchMaterial(Context context, AttributeSet attrs) { super(context, attrs); }
  public SwitchMaterial(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
