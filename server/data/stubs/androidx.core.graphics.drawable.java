package androidx.core.graphics.drawable;

import android.content.Context;
import android.content.res.ColorStateList;
import android.content.res.Resources;
import android.graphics.Bitmap;
import android.graphics.PorterDuff;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.Icon;
import android.net.Uri;

public final class DrawableCompat {
  public static void setAutoMirrored(Drawable drawable, boolean mirrored);
  public static void setHotspot(Drawable drawable, float x, float y);
  public static void setTint(Drawable drawable, int tint);
  public static void setTintList(Drawable drawable, ColorStateList tint);
  public static void setTintMode(Drawable drawable, PorterDuff.Mode tintMode);
  public static int getAlpha(Drawable drawable);
  public static Drawable wrap(Drawable drawable);
  public static <T extends Drawable> T unwrap(Drawable drawable);
}

public class IconCompat {
  public static IconCompat createWithResource(Context context, int resId);
  public static IconCompat createWithBitmap(Bitmap bits);
  public static IconCompat createWithAdaptiveBitmap(Bitmap bits);
  public static IconCompat createWithContentUri(String uri);
  public static IconCompat createWithContentUri(Uri uri);
  public Icon toIcon();
  public Icon toIcon(Context context);
  public Drawable loadDrawable(Context context);
}

public abstract class RoundedBitmapDrawable extends Drawable {
  public RoundedBitmapDrawable();
  public final Bitmap getBitmap();
  public void setCircular(boolean circular);
  public void setCornerRadius(float cornerRadius);
  public void setAntiAlias(boolean aa);
}

public final class RoundedBitmapDrawableFactory {
  public static RoundedBitmapDrawable create(Resources res, Bitmap bitmap);
  public static RoundedBitmapDrawable create(Resources res, String filepath);
}
