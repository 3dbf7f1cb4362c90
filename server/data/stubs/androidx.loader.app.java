package androidx.loader.app;

import android.os.Bundle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelStoreOwner;
import androidx.loader.content.Loader;

public abstract class LoaderManager {
  public LoaderManager();
  public static <T extends LifecycleOwner & ViewModelStoreOwner> LoaderManager getInstance(T owner);
  public abstract <D> Loader<D> initLoader(int id, Bundle args, LoaderCallbacks<D> callback);
  public abstract <D> Loader<D> restartLoader(int id, Bundle args, LoaderCallbacks<D> callback);
  public abstract void destroyLoader(int id);
  public abstract <D> Loader<D> getLoader(int id);
  public abstract void markForRedelivery();
  public boolean hasRunningLoaders();
  public static void enableDebugLogging(boolean enabled);
  public interface LoaderCallbacks<D> {
    Loader<D> onCreateLoader(int id, Bundle args);
    void onLoadFinished(Loader<D> loader, D data);
    void onLoaderReset(Loader<D> loader);
  }
}
