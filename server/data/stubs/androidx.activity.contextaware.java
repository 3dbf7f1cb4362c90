package androidx.activity.contextaware;

import android.content.Context;

public interface ContextAware {
  Context peekAvailableContext();
  void addOnContextAvailableListener(OnContextAvailableListener listener);
  void removeOnContextAvailableListener(OnContextAvailableListener listener);
}

public interface OnContextAvailableListener {
  void onContextAvailable(Context context);
}
