package androidx.activity;

import android.app.Dialog;
import android.content.Context;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import androidx.activity.contextaware.ContextAware;
import androidx.activity.contextaware.OnContextAvailableListener;
import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultCaller;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.ActivityResultRegistry;
import androidx.activity.result.ActivityResultRegistryOwner;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.core.util.Consumer;
import androidx.core.view.MenuHost;
import androidx.core.view.MenuProvider;
import androidx.lifecycle.HasDefaultViewModelProviderFactory;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;
import androidx.savedstate.SavedStateRegistry;
import androidx.savedstate.SavedStateRegistryOwner;

public class ComponentActivity extends androidx.core.app.ComponentActivity implements ContextAware, LifecycleOwner, ViewModelStoreOwner, HasDefaultViewModelProviderFactory, SavedStateRegistryOwner, OnBackPressedDispatcherOwner, ActivityResultRegistryOwner, ActivityResultCaller, MenuHost {
  public ComponentActivity();
  public ComponentActivity(int contentLayoutId);
  protected void onCreate(Bundle savedInstanceState);
  protected void onSaveInstanceState(Bundle outState);
  public final Object onRetainNonConfigurationInstance();
  public Object onRetainCustomNonConfigurationInstance();
  public Object getLastCustomNonConfigurationInstance();
  public void setContentView(int layoutResID);
  public void setContentView(View view);
  public void setContentView(View view, ViewGroup.LayoutParams params);
  public void addContentView(View view, ViewGroup.LayoutParams params);
  public Context peekAvailableContext();
  public final void addOnContextAvailableListener(OnContextAvailableListener listener);
  public final void removeOnContextAvailableListener(OnContextAvailableListener listener);
  public void addMenuProvider(MenuProvider provider);
  public void addMenuProvider(MenuProvider provider, LifecycleOwner owner);
  public void addMenuProvider(MenuProvider provider, LifecycleOwner owner, Lifecycle.State state);
  public void removeMenuProvider(MenuProvider provider);
  public void invalidateMenu();
  public Lifecycle getLifecycle();
  public ViewModelStore getViewModelStore();
  public ViewModelProvider.Factory getDefaultViewModelProviderFactory();
  public void onBackPressed();
  public final OnBackPressedDispatcher getOnBackPressedDispatcher();
  public final SavedStateRegistry getSavedStateRegistry();
  public void startActivityForResult(Intent intent, int requestCode);
  public void startActivityForResult(Intent intent, int requestCode, Bundle options);
  protected void onActivityResult(int requestCode, int resultCode, Intent data);
  public void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults);
  public final <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract, ActivityResultCallback<O> callback);
  public final <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract, ActivityResultRegistry registry, ActivityResultCallback<O> callback);
  public final ActivityResultRegistry getActivityResultRegistry();
  public void onConfigurationChanged(Configuration newConfig);
  public final void addOnConfigurationChangedListener(Consumer<Configuration> listener);
  public final void removeOnConfigurationChangedListener(Consumer<Configuration> listener);
  public void onTrimMemory(int level);
  public final void addOnTrimMemoryListener(Consumer<Integer> listener);
  public final void removeOnTrimMemoryListener(Consumer<Integer> listener);
  protected void onNewIntent(Intent intent);
  public final void addOnNewIntentListener(Consumer<Intent> listener);
  public final void removeOnNewIntentListener(Consumer<Intent> listener);
  protected void onUserLeaveHint();
  public void reportFullyDrawn();
}

public class ComponentDialog extends Dialog implements LifecycleOwner, OnBackPressedDispatcherOwner, SavedStateRegistryOwner {
  public ComponentDialog(Context context) { super(context); }
  public ComponentDialog(Context context, int themeResId) { super(context, themeResId); }
  public final Lifecycle getLifecycle();
  public final SavedStateRegistry getSavedStateRegistry();
  public final OnBackPressedDispatcher getOnBackPressedDispatcher();
  protected void onCreate(Bundle savedInstanceState);
  protected void onStart();
  protected void onStop();
  public void onBackPressed();
}

public abstract class OnBackPressedCallback {
  public OnBackPressedCallback(boolean enabled);
  public final void setEnabled(boolean enabled);
  public final boolean isEnabled();
  public final void remove();
  public abstract void handleOnBackPressed();
  public void handleOnBackCancelled();
}

public final class OnBackPressedDispatcher {
  public OnBackPressedDispatcher();
  public OnBackPressedDispatcher(Runnable fallbackOnBackPressed);
  public void addCallback(OnBackPressedCallback onBackPressedCallback);
  public void addCallback(LifecycleOwner owner, OnBackPressedCallback onBackPressedCallback);
  public boolean hasEnabledCallbacks();
  public void onBackPressed();
}

public interface OnBackPressedDispatcherOwner extends LifecycleOwner {
  OnBackPressedDispatcher getOnBackPressedDispatcher();
}

public final class EdgeToEdge {
  public static void enable(ComponentActivity activity);
}
