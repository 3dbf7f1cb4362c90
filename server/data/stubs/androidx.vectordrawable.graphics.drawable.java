package androidx.vectordrawable.graphics.drawable;

import android.content.Context;
import android.content.res.Resources;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.drawable.Animatable;
import android.graphics.drawable.Drawable;

public interface Animatable2Compat extends Animatable {
  void registerAnimationCallback(AnimationCallback callback);
  boolean unregisterAnimationCallback(AnimationCallback callback);
  void clearAnimationCallbacks();
  abstract class AnimationCallback {
    public void onAnimationStart(Drawable drawable) {}
    public void onAnimationEnd(Drawable drawable) {}
  }
}

public class VectorDrawableCompat extends Drawable {
  public static VectorDrawableCompat create(Resources res, int resId, Resources.Theme theme);
  public void draw(Canvas canvas);
  public void setAlpha(int alpha);
  public void setColorFilter(ColorFilter colorFilter);
  public int getOpacity();
}

public class AnimatedVectorDrawableCompat extends Drawable implements Animatable2Compat {
  public static AnimatedVectorDrawableCompat create(Context context, int resId);
  public void start();
  public void stop();
  public boolean isRunning();
  public void registerAnimationCallback(Animatable2Compat.AnimationCallback callback);
  public boolean unregisterAnimationCallback(Animatable2Compat.AnimationCallback callback);
  public void clearAnimationCallbacks();
  public void draw(Canvas canvas);
  public void setAlpha(int alpha);
  public void setColorFilter(ColorFilter colorFilter);
  public int getOpacity();
}
