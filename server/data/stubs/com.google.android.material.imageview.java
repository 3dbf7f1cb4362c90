package com.google.android.material.imageview;

import android.content.Context;
import android.util.AttributeSet;

public class ShapeableImageView extends androidx.appcompat.widget.AppCompatImageView {
  public ShapeableImageView(Context context) { super(context); }
  public ShapeableImageView(Context context, AttributeSet attrs) { super(context, attrs); }
  public ShapeableImageView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
}
