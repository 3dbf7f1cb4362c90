package com.google.android.material.badge;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.drawable.Drawable;

public class BadgeDrawable extends Drawable {
  public static BadgeDrawable create(Context context);
  public void setNumber(int number);
  public int getNumber();
  public void clearNumber();
  public void setVisible(boolean visible);
  public void setBackgroundColor(int backgroundColor);
  public void draw(Canvas canvas);
  public void setAlpha(int alpha);
  public void setColorFilter(ColorFilter colorFilter);
  public int getOpacity();
}
