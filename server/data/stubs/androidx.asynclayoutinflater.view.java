package androidx.asynclayoutinflater.view;

import android.content.Context;
import android.view.View;
import android.view.ViewGroup;

public final class AsyncLayoutInflater {
  public AsyncLayoutInflater(Context context);
  public void inflate(int resid, ViewGroup parent, OnInflateFinishedListener callback);
  public interface OnInflateFinishedListener {
    void onInflateFinished(View view, int resid, ViewGroup parent);
  }
}
