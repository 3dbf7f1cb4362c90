package androidx.appcompat.content.res;

import android.content.Context;
import android.content.res.ColorStateList;
import android.graphics.drawable.Drawable;

public final class AppCompatResources {
  public static ColorStateList getColorStateList(Context context, int resId);
  public static Drawable getDrawable(Context context, int resId);
}
