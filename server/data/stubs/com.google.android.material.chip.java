package com.google.android.material.chip;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.drawable.Drawable;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.appcompat.widget.AppCompatCheckBox;
import java.util.List;

public class Chip extends AppCompatCheckBox {
  public void setCloseIconResource(int id);
  public void setCloseIcon(Drawable closeIcon);
  public void setChipStrokeColor(ColorStateList chipStrokeColor);
  public void setChipStrokeWidth(float chipStrokeWidth);
  public void setCloseIconContentDescription(CharSequence closeIconContentDescription);
  public void setChipBackgroundColor(ColorStateList chipBackgroundColor);
  public boolean setEnsureMinTouchTargetSize(boolean flag);
  public void setChipIconResource(int id);
  public void setChipIconVisible(boolean chipIconVisible);
  public com.google.android.material.shape.ShapeAppearanceModel getShapeAppearanceModel();
  public void setShapeAppearanceModel(com.google.android.material.shape.ShapeAppearanceModel shapeAppearanceModel);
  public Chip(Context context) { super(context); }
  public Chip(Context context, AttributeSet attrs) { super(context, attrs); }
  public Chip(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void setOnCloseIconClickListener(View.OnClickListener listener);
  public void setCloseIconVisible(boolean closeIconVisible);
  public void setChipIcon(Drawable chipIcon);
  public void setChipBackgroundColorResource(int id);
  public void setCheckable(boolean checkable);
}

public class ChipGroup extends ViewGroup {
  public ChipGroup(Context context) { super(context); }
  public ChipGroup(Context context, AttributeSet attrs) { super(context, attrs); }
  public ChipGroup(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void check(int id);
  public void clearCheck();
  public int getCheckedChipId();
  public List<Integer> getCheckedChipIds();
  public void setSingleSelection(boolean singleSelection);
  public void setOnCheckedChangeListener(OnCheckedChangeListener listener);
  public void setOnCheckedStateChangeListener(OnCheckedStateChangeListener listener);
  protected void onLayout(boolean changed, int l, int t, int r, int b);
  public interface OnCheckedChangeListener {
    void onCheckedChanged(ChipGroup group, int checkedId);
  }
  public interface OnCheckedStateChangeListener {
    void onCheckedChanged(ChipGroup group, List<Integer> checkedIds);
  }
}
