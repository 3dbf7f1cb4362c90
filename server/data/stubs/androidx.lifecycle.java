package androidx.lifecycle;

import android.app.Application;
import android.app.Service;
import android.content.Intent;
import android.os.Bundle;
import android.os.IBinder;
import android.view.View;
import androidx.arch.core.util.Function;
import androidx.savedstate.SavedStateRegistryOwner;
import java.io.Closeable;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import org.reactivestreams.Publisher;

public abstract class Lifecycle {
  public Lifecycle();
  public abstract void addObserver(LifecycleObserver observer);
  public abstract void removeObserver(LifecycleObserver observer);
  public abstract State getCurrentState();
  public enum Event {
    ON_CREATE, ON_START, ON_RESUME, ON_PAUSE, ON_STOP, ON_DESTROY, ON_ANY;
    public static Event downFrom(State state);
    public static Event downTo(State state);
    public static Event upFrom(State state);
    public static Event upTo(State state);
    public final State getTargetState();
  }
  public enum State {
    DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED;
    public final boolean isAtLeast(State state);
  }
}

public interface LifecycleObserver {}

public interface LifecycleOwner {
  Lifecycle getLifecycle();
}

public interface LifecycleRegistryOwner extends LifecycleOwner {
  LifecycleRegistry getLifecycle();
}

public class LifecycleRegistry extends Lifecycle {
  public LifecycleRegistry(LifecycleOwner provider);
  public static LifecycleRegistry createUnsafe(LifecycleOwner owner);
  public void markState(Lifecycle.State state);
  public void setCurrentState(Lifecycle.State state);
  public void handleLifecycleEvent(Lifecycle.Event event);
  public void addObserver(LifecycleObserver observer);
  public void removeObserver(LifecycleObserver observer);
  public int getObserverCount();
  public Lifecycle.State getCurrentState();
}

public interface DefaultLifecycleObserver extends FullLifecycleObserver {
  default void onCreate(LifecycleOwner owner) {}
  default void onStart(LifecycleOwner owner) {}
  default void onResume(LifecycleOwner owner) {}
  default void onPause(LifecycleOwner owner) {}
  default void onStop(LifecycleOwner owner) {}
  default void onDestroy(LifecycleOwner owner) {}
}

public interface FullLifecycleObserver extends LifecycleObserver {
  void onCreate(LifecycleOwner owner);
  void onStart(LifecycleOwner owner);
  void onResume(LifecycleOwner owner);
  void onPause(LifecycleOwner owner);
  void onStop(LifecycleOwner owner);
  void onDestroy(LifecycleOwner owner);
}

public interface LifecycleEventObserver extends LifecycleObserver {
  void onStateChanged(LifecycleOwner source, Lifecycle.Event event);
}

public interface GenericLifecycleObserver extends LifecycleEventObserver {}

public @interface OnLifecycleEvent {
  Lifecycle.Event value();
}

public interface Observer<T> {
  void onChanged(T value);
}

public abstract class LiveData<T> {
  public LiveData(T value);
  public LiveData();
  public void observe(LifecycleOwner owner, Observer<? super T> observer);
  public void observeForever(Observer<? super T> observer);
  public void removeObserver(Observer<? super T> observer);
  public void removeObservers(LifecycleOwner owner);
  protected void postValue(T value);
  protected void setValue(T value);
  public T getValue();
  protected void onActive();
  protected void onInactive();
  public boolean hasObservers();
  public boolean hasActiveObservers();
  public boolean isInitialized();
}

public class MutableLiveData<T> extends LiveData<T> {
  public MutableLiveData(T value);
  public MutableLiveData();
  public void postValue(T value);
  public void setValue(T value);
}

public class MediatorLiveData<T> extends MutableLiveData<T> {
  public MediatorLiveData();
  public MediatorLiveData(T value);
  public <S> void addSource(LiveData<S> source, Observer<? super S> onChanged);
  public <S> void removeSource(LiveData<S> toRemote);
  protected void onActive();
  protected void onInactive();
}

public abstract class ComputableLiveData<T> {
  public ComputableLiveData();
  public ComputableLiveData(Executor executor);
  public LiveData<T> getLiveData();
  public void invalidate();
  protected abstract T compute();
}

public final class LiveDataReactiveStreams {
  public static <T> Publisher<T> toPublisher(LifecycleOwner lifecycle, LiveData<T> liveData);
  public static <T> LiveData<T> fromPublisher(Publisher<T> publisher);
}

public class Transformations {
  public static <X, Y> LiveData<Y> map(LiveData<X> source, Function<X, Y> mapFunction);
  public static <X, Y> LiveData<Y> switchMap(LiveData<X> source, Function<X, LiveData<Y>> switchMapFunction);
  public static <X> LiveData<X> distinctUntilChanged(LiveData<X> source);
}

public abstract class ViewModel {
  public ViewModel();
  public ViewModel(Closeable... closeables);
  public void addCloseable(Closeable closeable);
  protected void onCleared();
}

public class AndroidViewModel extends ViewModel {
  public AndroidViewModel(Application application);
  public <T extends Application> T getApplication();
}

public class ViewModelProvider {
  public ViewModelProvider(ViewModelStoreOwner owner);
  public ViewModelProvider(ViewModelStoreOwner owner, Factory factory);
  public ViewModelProvider(ViewModelStore store, Factory factory);
  public <T extends ViewModel> T get(Class<T> modelClass);
  public <T extends ViewModel> T get(String key, Class<T> modelClass);
  public interface Factory {
    default <T extends ViewModel> T create(Class<T> modelClass) { return null; }
  }
  public static class NewInstanceFactory implements Factory {
    public NewInstanceFactory();
    public <T extends ViewModel> T create(Class<T> modelClass);
  }
  public static class AndroidViewModelFactory extends NewInstanceFactory {
    public AndroidViewModelFactory();
    public AndroidViewModelFactory(Application application);
    public static AndroidViewModelFactory getInstance(Application application);
    public <T extends ViewModel> T create(Class<T> modelClass);
  }
}

public class ViewModelProviders {
  public ViewModelProviders();
  public static ViewModelProvider of(androidx.fragment.app.Fragment fragment);
  public static ViewModelProvider of(androidx.fragment.app.FragmentActivity activity);
  public static ViewModelProvider of(androidx.fragment.app.Fragment fragment, ViewModelProvider.Factory factory);
  public static ViewModelProvider of(androidx.fragment.app.FragmentActivity activity, ViewModelProvider.Factory factory);
}

public class ViewModelStore {
  public ViewModelStore();
  public final void clear();
}

public interface ViewModelStoreOwner {
  ViewModelStore getViewModelStore();
}

public interface HasDefaultViewModelProviderFactory {
  ViewModelProvider.Factory getDefaultViewModelProviderFactory();
}

public final class SavedStateHandle {
  public SavedStateHandle();
  public SavedStateHandle(Map<String, ?> initialState);
  public boolean contains(String key);
  public <T> MutableLiveData<T> getLiveData(String key);
  public <T> MutableLiveData<T> getLiveData(String key, T initialValue);
  public Set<String> keys();
  public <T> T get(String key);
  public <T> void set(String key, T value);
  public <T> T remove(String key);
}

public final class SavedStateViewModelFactory implements ViewModelProvider.Factory {
  public SavedStateViewModelFactory(Application application, SavedStateRegistryOwner owner);
  public SavedStateViewModelFactory(Application application, SavedStateRegistryOwner owner, Bundle defaultArgs);
}

public abstract class AbstractSavedStateViewModelFactory implements ViewModelProvider.Factory {
  public AbstractSavedStateViewModelFactory();
  public AbstractSavedStateViewModelFactory(SavedStateRegistryOwner owner, Bundle defaultArgs);
  protected abstract <T extends ViewModel> T create(String key, Class<T> modelClass, SavedStateHandle handle);
}

public class LifecycleService extends Service implements LifecycleOwner {
  public LifecycleService();
  public void onCreate();
  public IBinder onBind(Intent intent);
  public void onStart(Intent intent, int startId);
  public int onStartCommand(Intent intent, int flags, int startId);
  public void onDestroy();
  public Lifecycle getLifecycle();
}

public class LifecycleActivity extends androidx.fragment.app.FragmentActivity {
  public LifecycleActivity();
}

public class LifecycleFragment extends androidx.fragment.app.Fragment implements LifecycleRegistryOwner {
  public LifecycleFragment();
  public LifecycleRegistry getLifecycle();
}

public class ServiceLifecycleDispatcher {
  public ServiceLifecycleDispatcher(LifecycleOwner provider);
  public void onServicePreSuperOnCreate();
  public void onServicePreSuperOnBind();
  public void onServicePreSuperOnStart();
  public void onServicePreSuperOnDestroy();
  public Lifecycle getLifecycle();
}

public class ProcessLifecycleOwner implements LifecycleOwner {
  public static LifecycleOwner get();
  public Lifecycle getLifecycle();
}

public class ViewTreeLifecycleOwner {
  public static void set(View view, LifecycleOwner lifecycleOwner);
  public static LifecycleOwner get(View view);
}

public class ViewTreeViewModelStoreOwner {
  public static void set(View view, ViewModelStoreOwner owner);
  public static ViewModelStoreOwner get(View view);
}
