package com.google.android.material.card;

import android.content.Context;
import android.util.AttributeSet;
import androidx.cardview.widget.CardView;

public class MaterialCardView extends CardView {
  public MaterialCardView(Context context) { super(context); }
  public MaterialCardView(Context context, AttributeSet attrs) { super(context, attrs); }
  public MaterialCardView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setStrokeColor(int strokeColor);
  public void setStrokeWidth(int strokeWidth);
  public boolean isChecked();
  public void setChecked(boolean checked);
  public void setCheckable(boolean checkable);
  public void toggle();
  public void setOnCheckedChangeListener(OnCheckedChangeListener listener);
  public interface OnCheckedChangeListener {
    void onCheckedChanged(MaterialCardView card, boolean isChecked);
  }
}
