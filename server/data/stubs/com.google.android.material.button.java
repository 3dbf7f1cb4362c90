package com.google.android.material.button;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.widget.LinearLayout;
import androidx.appcompat.widget.AppCompatButton;
import java.util.List;

public class MaterialButton extends AppCompatButton {
  public MaterialButton(Context context) { super(context); }
  public MaterialButton(Context context, AttributeSet attrs) { super(context, attrs); }
  public MaterialButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setIcon(Drawable icon);
  public Drawable getIcon();
  public void setIconResource(int iconResourceId);
  public void setIconTint(ColorStateList iconTint);
  public void setIconGravity(int iconGravity);
  public void setCornerRadius(int cornerRadius);
  public void setStrokeColor(ColorStateList strokeColor);
  public void setStrokeWidth(int strokeWidth);
  public void setChecked(boolean checked);
  public boolean isChecked();
  public void setCheckable(boolean checkable);
  public void addOnCheckedChangeListener(OnCheckedChangeListener listener);
  public void removeOnCheckedChangeListener(OnCheckedChangeListener listener);
  public interface OnCheckedChangeListener {
    void onCheckedChanged(MaterialButton button, boolean isChecked);
  }
}

public class MaterialButtonToggleGroup extends LinearLayout {
  public MaterialButtonToggleGroup(Context context) { super(context); }
  public MaterialButtonToggleGroup(Context context, AttributeSet attrs) { super(context, attrs); }
  public MaterialButtonToggleGroup(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void check(int id);
  public void uncheck(int id);
  public void clearChecked();
  public int getCheckedButtonId();
  public List<Integer> getCheckedButtonIds();
  public void addOnButtonCheckedListener(OnButtonCheckedListener listener);
  public void removeOnButtonCheckedListener(OnButtonCheckedListener listener);
  public interface OnButtonCheckedListener {
    void onButtonChecked(MaterialButtonToggleGroup group, int checkedId, boolean isChecked);
  }
}
