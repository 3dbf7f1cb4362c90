package androidx.core.content.res;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.graphics.Typeface;
import android.graphics.drawable.Drawable;
import android.os.Handler;

public final class ResourcesCompat {
  public static Drawable getDrawable(Resources res, int id, Resources.Theme theme);
  public static Drawable getDrawableForDensity(Resources res, int id, int density, Resources.Theme theme);
  public static int getColor(Resources res, int id, Resources.Theme theme);
  public static ColorStateList getColorStateList(Resources res, int id, Resources.Theme theme);
  public static float getFloat(Resources res, int id);
  public static Typeface getFont(Context context, int id);
  public static void getFont(Context context, int id, FontCallback fontCallback, Handler handler);
  public static abstract class FontCallback {
    public FontCallback();
    public abstract void onFontRetrieved(Typeface typeface);
    public abstract void onFontRetrievalFailed(int reason);
  }
}
