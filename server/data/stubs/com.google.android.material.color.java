package com.google.android.material.color;

import android.app.Activity;
import android.app.Application;
import android.content.Context;
import android.view.View;

public class MaterialColors {
  public static int getColor(View view, int colorAttributeResId);
  public static int getColor(Context context, int colorAttributeResId, int defaultValue);
  public static int getColor(View view, int colorAttributeResId, int defaultValue);
  public static int layer(int backgroundColor, int overlayColor);
  public static boolean isColorLight(int color);
}

public class DynamicColors {
  public static void applyToActivitiesIfAvailable(Application application);
  public static void applyToActivityIfAvailable(Activity activity);
  public static boolean isDynamicColorAvailable();
}
