package com.google.android.material.floatingactionbutton;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.ImageButton;
import com.google.android.material.button.MaterialButton;

public class FloatingActionButton extends ImageButton {
  public FloatingActionButton(Context context) { super(context); }
  public FloatingActionButton(Context context, AttributeSet attrs) { super(context, attrs); }
  public FloatingActionButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public static final int SIZE_MINI = 1;
  public static final int SIZE_NORMAL = 0;
  public static final int SIZE_AUTO = -1;
  public void setRippleColor(int color);
  public void show();
  public void show(OnVisibilityChangedListener listener);
  public void hide();
  public void hide(OnVisibilityChangedListener listener);
  public boolean isOrWillBeShown();
  public boolean isOrWillBeHidden();
  public void setSize(int size);
  public int getSize();
  public void setCompatElevation(float elevation);
  public boolean setExpanded(boolean expanded);
  public boolean isExpanded();
  public static abstract class OnVisibilityChangedListener {
    public OnVisibilityChangedListener();
    public void onShown(FloatingActionButton fab);
    public void onHidden(FloatingActionButton fab);
  }
}

public class ExtendedFloatingActionButton extends MaterialButton {
  public ExtendedFloatingActionButton(Context context) { super(context); }
  public ExtendedFloatingActionButton(Context context, AttributeSet attrs) { super(context, attrs); }
  public ExtendedFloatingActionButton(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public void show();
  public void show(OnChangedCallback callback);
  public void hide();
  public void hide(OnChangedCallback callback);
  public void extend();
  public void extend(OnChangedCallback callback);
  public void shrink();
  public void shrink(OnChangedCallback callback);
  public final boolean isExtended();
  public static abstract class OnChangedCallback {
    public OnChangedCallback();
    public void onShown(ExtendedFloatingActionButton extendedFab);
    public void onHidden(ExtendedFloatingActionButton extendedFab);
    public void onExtended(ExtendedFloatingActionButton extendedFab);
    public void onShrunken(ExtendedFloatingActionButton extendedFab);
  }
}
