package androidx.savedstate;

import android.os.Bundle;
import androidx.lifecycle.LifecycleOwner;

public interface SavedStateRegistryOwner extends LifecycleOwner {
  SavedStateRegistry getSavedStateRegistry();
}

public final class SavedStateRegistry {
  public Bundle consumeRestoredStateForKey(String key);
  public void registerSavedStateProvider(String key, SavedStateProvider provider);
  public void unregisterSavedStateProvider(String key);
  public boolean isRestored();
  public interface SavedStateProvider {
    Bundle saveState();
  }
}
