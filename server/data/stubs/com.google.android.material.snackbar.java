package com.google.android.material.snackbar;

import android.content.Context;
import android.content.res.ColorStateList;
import android.view.View;
import android.widget.FrameLayout;

public abstract class BaseTransientBottomBar<B extends BaseTransientBottomBar<B>> {
  public static final int LENGTH_INDEFINITE = -2;
  public static final int LENGTH_SHORT = -1;
  public static final int LENGTH_LONG = 0;
  public static final int ANIMATION_MODE_SLIDE = 0;
  public static final int ANIMATION_MODE_FADE = 1;
  public B setDuration(int duration);
  public int getDuration();
  public B setBehavior(androidx.coordinatorlayout.widget.CoordinatorLayout.Behavior behavior);
  public B setAnchorView(View anchorView);
  public B setAnchorView(int anchorViewId);
  public B setAnimationMode(int animationMode);
  public Context getContext();
  public View getView();
  public void show();
  public void dismiss();
  public B addCallback(BaseCallback<B> callback);
  public B removeCallback(BaseCallback<B> callback);
  public boolean isShown();
  public boolean isShownOrQueued();
  public static abstract class BaseCallback<B> {
    public static final int DISMISS_EVENT_SWIPE = 0;
    public static final int DISMISS_EVENT_ACTION = 1;
    public static final int DISMISS_EVENT_TIMEOUT = 2;
    public static final int DISMISS_EVENT_MANUAL = 3;
    public static final int DISMISS_EVENT_CONSECUTIVE = 4;
    public BaseCallback();
    public void onDismissed(B transientBottomBar, int event);
    public void onShown(B transientBottomBar);
  }
}

public class Snackbar extends BaseTransientBottomBar<Snackbar> {
  public static Snackbar make(View view, CharSequence text, int duration);
  public static Snackbar make(View view, int resId, int duration);
  public static Snackbar make(Context context, View view, CharSequence text, int duration);
  public Snackbar setText(CharSequence message);
  public Snackbar setText(int resId);
  public Snackbar setAction(int resId, View.OnClickListener listener);
  public Snackbar setAction(CharSequence text, View.OnClickListener listener);
  public Snackbar setTextColor(int color);
  public Snackbar setActionTextColor(ColorStateList colors);
  public Snackbar setActionTextColor(int color);
  public Snackbar setBackgroundTint(int color);
  public Snackbar setTextMaxLines(int maxLines);
  public Snackbar setCallback(Callback callback);
  public static class Callback extends BaseTransientBottomBar.BaseCallback<Snackbar> {
    public Callback();
    public void onShown(Snackbar sb);
    public void onDismissed(Snackbar transientBottomBar, int event);
  }
  public static final class SnackbarLayout extends FrameLayout {
    public SnackbarLayout(Context context) { super(context); }
  }
}
