package com.google.android.material.shape;

import android.content.res.ColorStateList;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.drawable.Drawable;

public class ShapeAppearanceModel {
  public ShapeAppearanceModel();
  public static Builder builder();
  public Builder toBuilder();
  public ShapeAppearanceModel withCornerSize(float cornerSize);
  public static final class Builder {
    public Builder();
    public Builder setAllCornerSizes(float cornerSize);
    public Builder setAllCorners(int cornerFamily, float cornerSize);
    public ShapeAppearanceModel build();
  }
}

public class MaterialShapeDrawable extends Drawable {
  public MaterialShapeDrawable();
  public MaterialShapeDrawable(ShapeAppearanceModel shapeAppearanceModel);
  public void setFillColor(ColorStateList fillColor);
  public void setElevation(float elevation);
  public void draw(Canvas canvas);
  public void setAlpha(int alpha);
  public void setColorFilter(ColorFilter colorFilter);
  public int getOpacity();
}
