package androidx.viewbinding;

import android.view.View;

public interface ViewBinding {
  View getRoot();
}
