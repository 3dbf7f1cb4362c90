package com.google.android.material.textview;

import android.content.Context;
import android.util.AttributeSet;

public class MaterialTextView extends androidx.appcompat.widget.AppCompatTextView {
  public MaterialTextView(Context context) { super(context); }
  public MaterialTextView(Context context, AttributeSet attrs) { super(context, attrs); }
  public MaterialTextView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
