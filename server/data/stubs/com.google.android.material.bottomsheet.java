package com.google.android.material.bottomsheet;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import androidx.appcompat.app.AppCompatDialog;
import androidx.appcompat.app.AppCompatDialogFragment;
import androidx.coordinatorlayout.widget.CoordinatorLayout;

public class BottomSheetBehavior<V extends View> extends CoordinatorLayout.Behavior<V> {
  public static final int STATE_DRAGGING = 1;
  public static final int STATE_SETTLING = 2;
  public static final int STATE_EXPANDED = 3;
  public static final int STATE_COLLAPSED = 4;
  public static final int STATE_HIDDEN = 5;
  public static final int STATE_HALF_EXPANDED = 6;
  public static final int PEEK_HEIGHT_AUTO = -1;
  public BottomSheetBehavior();
  public BottomSheetBehavior(Context context, AttributeSet attrs);
  public static <V extends View> BottomSheetBehavior<V> from(V view);
  public void setPeekHeight(int peekHeight);
  public final void setPeekHeight(int peekHeight, boolean animate);
  public int getPeekHeight();
  public void setHideable(boolean hideable);
  public boolean isHideable();
  public void setSkipCollapsed(boolean skipCollapsed);
  public void setDraggable(boolean draggable);
  public void setFitToContents(boolean fitToContents);
  public void setState(int state);
  public int getState();
  public void setBottomSheetCallback(BottomSheetCallback callback);
  public void addBottomSheetCallback(BottomSheetCallback callback);
  public void removeBottomSheetCallback(BottomSheetCallback callback);
  public static abstract class BottomSheetCallback {
    public BottomSheetCallback();
    public abstract void onStateChanged(View bottomSheet, int newState);
    public abstract void onSlide(View bottomSheet, float slideOffset);
  }
}

public class BottomSheetDialog extends AppCompatDialog {
  public BottomSheetDialog(Context context) { super(context); }
  public BottomSheetDialog(Context context, int theme) { super(context, theme); }
  public BottomSheetBehavior<android.widget.FrameLayout> getBehavior();
  public void setDismissWithAnimation(boolean dismissWithAnimation);
}

public class BottomSheetDialogFragment extends AppCompatDialogFragment {
  public void setupDialog(android.app.Dialog dialog, int style);
  public BottomSheetDialogFragment();
}
