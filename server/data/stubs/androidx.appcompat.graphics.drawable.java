package androidx.appcompat.graphics.drawable;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.drawable.Drawable;

public class DrawerArrowDrawable extends Drawable {
  public DrawerArrowDrawable(Context context);
  public void setColor(int color);
  public int getColor();
  public void setProgress(float progress);
  public float getProgress();
  public void setVerticalMirror(boolean verticalMirror);
  public void draw(Canvas canvas);
  public void setAlpha(int alpha);
  public void setColorFilter(ColorFilter colorFilter);
  public int getOpacity();
}
