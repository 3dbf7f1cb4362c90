package androidx.interpolator.view.animation;

import android.view.animation.Interpolator;

public class FastOutSlowInInterpolator implements Interpolator {
  public FastOutSlowInInterpolator();
  public float getInterpolation(float input);
}

public class FastOutLinearInInterpolator implements Interpolator {
  public FastOutLinearInInterpolator();
  public float getInterpolation(float input);
}

public class LinearOutSlowInInterpolator implements Interpolator {
  public LinearOutSlowInInterpolator();
  public float getInterpolation(float input);
}
