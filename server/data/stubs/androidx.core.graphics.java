package androidx.core.graphics;

import android.graphics.Bitmap;
import android.graphics.Rect;

public final class ColorUtils {
  public static int compositeColors(int foreground, int background);
  public static double calculateLuminance(int color);
  public static double calculateContrast(int foreground, int background);
  public static int setAlphaComponent(int color, int alpha);
  public static void RGBToHSL(int r, int g, int b, float[] outHsl);
  public static void colorToHSL(int color, float[] outHsl);
  public static int HSLToColor(float[] hsl);
  public static int blendARGB(int color1, int color2, float ratio);
}

public final class BitmapCompat {
  public static Bitmap createScaledBitmap(Bitmap srcBm, int dstW, int dstH, Rect srcRect, boolean scaleInLinearSpace);
  public static int getAllocationByteCount(Bitmap bitmap);
  public static boolean hasMipMap(Bitmap bitmap);
}

public final class Insets {
  public static final Insets NONE = null;
  public final int left = 0;
  public final int top = 0;
  public final int right = 0;
  public final int bottom = 0;
  public static Insets of(int left, int top, int right, int bottom);
  public static Insets of(Rect r);
}
