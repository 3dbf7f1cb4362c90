package androidx.fragment.app;

import android.animation.Animator;
import android.app.Activity;
import android.app.Dialog;
import android.content.ComponentCallbacks;
import android.content.Context;
import android.content.DialogInterface;
import android.content.Intent;
import android.content.IntentSender;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.os.Bundle;
import android.os.Handler;
import android.os.Parcelable;
import android.util.AttributeSet;
import android.view.ContextMenu;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.MenuItem;
import android.view.View;
import android.view.ViewGroup;
import android.view.animation.Animation;
import android.widget.FrameLayout;
import android.widget.ListAdapter;
import android.widget.ListView;
import android.widget.TabHost;
import androidx.activity.ComponentActivity;
import androidx.activity.result.ActivityResultCallback;
import androidx.activity.result.ActivityResultCaller;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.ActivityResultRegistry;
import androidx.activity.result.contract.ActivityResultContract;
import androidx.core.app.ActivityCompat;
import androidx.lifecycle.HasDefaultViewModelProviderFactory;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;
import androidx.loader.app.LoaderManager;
import androidx.savedstate.SavedStateRegistry;
import androidx.savedstate.SavedStateRegistryOwner;
import androidx.viewpager.widget.PagerAdapter;
import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.TimeUnit;

public class Fragment implements ComponentCallbacks, View.OnCreateContextMenuListener, LifecycleOwner, ViewModelStoreOwner, HasDefaultViewModelProviderFactory, SavedStateRegistryOwner, ActivityResultCaller {
  public Fragment();
  public Fragment(int contentLayoutId);
  public Lifecycle getLifecycle();
  public LifecycleOwner getViewLifecycleOwner();
  public LiveData<LifecycleOwner> getViewLifecycleOwnerLiveData();
  public ViewModelStore getViewModelStore();
  public ViewModelProvider.Factory getDefaultViewModelProviderFactory();
  public final SavedStateRegistry getSavedStateRegistry();
  public static Fragment instantiate(Context context, String fname);
  public static Fragment instantiate(Context context, String fname, Bundle args);
  public final boolean equals(Object o);
  public final int hashCode();
  public final int getId();
  public final String getTag();
  public void setArguments(Bundle args);
  public final Bundle getArguments();
  public final Bundle requireArguments();
  public final boolean isStateSaved();
  public void setInitialSavedState(SavedState state);
  public void setTargetFragment(Fragment fragment, int requestCode);
  public final Fragment getTargetFragment();
  public final int getTargetRequestCode();
  public Context getContext();
  public final Context requireContext();
  public final FragmentActivity getActivity();
  public final FragmentActivity requireActivity();
  public final Object getHost();
  public final Object requireHost();
  public final Resources getResources();
  public final CharSequence getText(int resId);
  public final String getString(int resId);
  public final String getString(int resId, Object... formatArgs);
  public final FragmentManager getFragmentManager();
  public final FragmentManager getParentFragmentManager();
  public final FragmentManager requireFragmentManager();
  public final FragmentManager getChildFragmentManager();
  public final Fragment getParentFragment();
  public final Fragment requireParentFragment();
  public final boolean isAdded();
  public final boolean isDetached();
  public final boolean isRemoving();
  public final boolean isInLayout();
  public final boolean isResumed();
  public final boolean isVisible();
  public final boolean isHidden();
  public final boolean hasOptionsMenu();
  public final boolean isMenuVisible();
  public void onHiddenChanged(boolean hidden);
  public void setRetainInstance(boolean retain);
  public final boolean getRetainInstance();
  public void setHasOptionsMenu(boolean hasMenu);
  public void setMenuVisibility(boolean menuVisible);
  public void setUserVisibleHint(boolean isVisibleToUser);
  public boolean getUserVisibleHint();
  public LoaderManager getLoaderManager();
  public void startActivity(Intent intent);
  public void startActivity(Intent intent, Bundle options);
  public void startActivityForResult(Intent intent, int requestCode);
  public void startActivityForResult(Intent intent, int requestCode, Bundle options);
  public void startIntentSenderForResult(IntentSender intent, int requestCode, Intent fillInIntent, int flagsMask, int flagsValues, int extraFlags, Bundle options) throws IntentSender.SendIntentException;
  public void onActivityResult(int requestCode, int resultCode, Intent data);
  public final void requestPermissions(String[] permissions, int requestCode);
  public void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults);
  public boolean shouldShowRequestPermissionRationale(String permission);
  public LayoutInflater onGetLayoutInflater(Bundle savedInstanceState);
  public final LayoutInflater getLayoutInflater();
  public LayoutInflater getLayoutInflater(Bundle savedFragmentState);
  public void onInflate(Context context, AttributeSet attrs, Bundle savedInstanceState);
  public void onInflate(Activity activity, AttributeSet attrs, Bundle savedInstanceState);
  public void onAttachFragment(Fragment childFragment);
  public void onAttach(Context context);
  public void onAttach(Activity activity);
  public Animation onCreateAnimation(int transit, boolean enter, int nextAnim);
  public Animator onCreateAnimator(int transit, boolean enter, int nextAnim);
  public void onCreate(Bundle savedInstanceState);
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState);
  public void onViewCreated(View view, Bundle savedInstanceState);
  public View getView();
  public final View requireView();
  public void onActivityCreated(Bundle savedInstanceState);
  public void onViewStateRestored(Bundle savedInstanceState);
  public void onStart();
  public void onResume();
  public void onSaveInstanceState(Bundle outState);
  public void onMultiWindowModeChanged(boolean isInMultiWindowMode);
  public void onPictureInPictureModeChanged(boolean isInPictureInPictureMode);
  public void onConfigurationChanged(Configuration newConfig);
  public void onPrimaryNavigationFragmentChanged(boolean isPrimaryNavigationFragment);
  public void onPause();
  public void onStop();
  public void onLowMemory();
  public void onDestroyView();
  public void onDestroy();
  public void onDetach();
  public void onCreateOptionsMenu(Menu menu, MenuInflater inflater);
  public void onPrepareOptionsMenu(Menu menu);
  public void onDestroyOptionsMenu();
  public boolean onOptionsItemSelected(MenuItem item);
  public void onOptionsMenuClosed(Menu menu);
  public void onCreateContextMenu(ContextMenu menu, View v, ContextMenu.ContextMenuInfo menuInfo);
  public void registerForContextMenu(View view);
  public void unregisterForContextMenu(View view);
  public boolean onContextItemSelected(MenuItem item);
  public void setEnterSharedElementCallback(androidx.core.app.SharedElementCallback callback);
  public void setExitSharedElementCallback(androidx.core.app.SharedElementCallback callback);
  public void setEnterTransition(Object transition);
  public Object getEnterTransition();
  public void setReturnTransition(Object transition);
  public Object getReturnTransition();
  public void setExitTransition(Object transition);
  public Object getExitTransition();
  public void setReenterTransition(Object transition);
  public Object getReenterTransition();
  public void setSharedElementEnterTransition(Object transition);
  public Object getSharedElementEnterTransition();
  public void setSharedElementReturnTransition(Object transition);
  public Object getSharedElementReturnTransition();
  public void setAllowEnterTransitionOverlap(boolean allow);
  public void setAllowReturnTransitionOverlap(boolean allow);
  public void postponeEnterTransition();
  public final void postponeEnterTransition(long duration, TimeUnit timeUnit);
  public void startPostponedEnterTransition();
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args);
  public final <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract, ActivityResultCallback<O> callback);
  public final <I, O> ActivityResultLauncher<I> registerForActivityResult(ActivityResultContract<I, O> contract, ActivityResultRegistry registry, ActivityResultCallback<O> callback);
  public static class SavedState implements Parcelable {
    public int describeContents();
    public void writeToParcel(android.os.Parcel dest, int flags);
  }
  public static class InstantiationException extends RuntimeException {
    public InstantiationException(String msg, Exception cause);
  }
}

public class FragmentActivity extends ComponentActivity implements ActivityCompat.OnRequestPermissionsResultCallback {
  public FragmentActivity();
  public FragmentActivity(int contentLayoutId);
  public void supportFinishAfterTransition();
  public void setEnterSharedElementCallback(androidx.core.app.SharedElementCallback callback);
  public void setExitSharedElementCallback(androidx.core.app.SharedElementCallback listener);
  public void supportPostponeEnterTransition();
  public void supportStartPostponedEnterTransition();
  public void onMultiWindowModeChanged(boolean isInMultiWindowMode);
  public void onPictureInPictureModeChanged(boolean isInPictureInPictureMode);
  public void onConfigurationChanged(Configuration newConfig);
  protected void onCreate(Bundle savedInstanceState);
  public View onCreateView(View parent, String name, Context context, AttributeSet attrs);
  public View onCreateView(String name, Context context, AttributeSet attrs);
  protected void onDestroy();
  public void onLowMemory();
  public boolean onMenuItemSelected(int featureId, MenuItem item);
  public void onPanelClosed(int featureId, Menu menu);
  protected void onPause();
  protected void onNewIntent(Intent intent);
  public void onStateNotSaved();
  protected void onResume();
  protected void onPostResume();
  protected void onResumeFragments();
  protected boolean onPrepareOptionsPanel(View view, Menu menu);
  protected void onStart();
  protected void onStop();
  public void supportInvalidateOptionsMenu();
  public void onAttachFragment(Fragment fragment);
  public FragmentManager getSupportFragmentManager();
  public LoaderManager getSupportLoaderManager();
  public final void validateRequestPermissionsRequestCode(int requestCode);
  public void startActivityFromFragment(Fragment fragment, Intent intent, int requestCode);
  public void startActivityFromFragment(Fragment fragment, Intent intent, int requestCode, Bundle options);
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args);
}

public interface FragmentOnAttachListener {
  void onAttachFragment(FragmentManager fragmentManager, Fragment fragment);
}

public interface FragmentResultListener {
  void onFragmentResult(String requestKey, Bundle result);
}

public interface FragmentResultOwner {
  void setFragmentResult(String requestKey, Bundle result);
  void clearFragmentResult(String requestKey);
  void setFragmentResultListener(String requestKey, LifecycleOwner lifecycleOwner, FragmentResultListener listener);
  void clearFragmentResultListener(String requestKey);
}

public abstract class FragmentContainer {
  public FragmentContainer();
  public abstract View onFindViewById(int id);
  public abstract boolean onHasView();
}

public class FragmentController {
  public static FragmentController createController(FragmentHostCallback<?> callbacks);
  public FragmentManager getSupportFragmentManager();
  public void attachHost(Fragment fragment);
  public void dispatchCreate();
  public void dispatchStart();
  public void dispatchResume();
  public void dispatchPause();
  public void dispatchStop();
  public void dispatchDestroy();
  public boolean execPendingActions();
}

public abstract class FragmentHostCallback<E> extends FragmentContainer {
  public FragmentHostCallback(Context context, Handler handler, int windowAnimations);
  public abstract E onGetHost();
}

public class FragmentFactory {
  public FragmentFactory();
  public static Class<? extends Fragment> loadFragmentClass(ClassLoader classLoader, String className);
  public Fragment instantiate(ClassLoader classLoader, String className);
}

public final class FragmentContainerView extends FrameLayout {
  public FragmentContainerView(Context context) { super(context); }
  public FragmentContainerView(Context context, AttributeSet attrs) { super(context, attrs); }
  public FragmentContainerView(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }
  public <F extends Fragment> F getFragment();
}

public abstract class FragmentManager implements FragmentResultOwner {
  public FragmentManager();
  public static final int POP_BACK_STACK_INCLUSIVE = 1;
  public static void enableDebugLogging(boolean enabled);
  public FragmentTransaction beginTransaction();
  public FragmentTransaction openTransaction();
  public boolean executePendingTransactions();
  public Fragment findFragmentById(int id);
  public Fragment findFragmentByTag(String tag);
  public static <F extends Fragment> F findFragment(View view);
  public void restoreBackStack(String name);
  public void saveBackStack(String name);
  public void clearBackStack(String name);
  public void popBackStack();
  public boolean popBackStackImmediate();
  public void popBackStack(String name, int flags);
  public boolean popBackStackImmediate(String name, int flags);
  public void popBackStack(int id, int flags);
  public boolean popBackStackImmediate(int id, int flags);
  public int getBackStackEntryCount();
  public BackStackEntry getBackStackEntryAt(int index);
  public void addOnBackStackChangedListener(OnBackStackChangedListener listener);
  public void removeOnBackStackChangedListener(OnBackStackChangedListener listener);
  public final void setFragmentResult(String requestKey, Bundle result);
  public final void clearFragmentResult(String requestKey);
  public final void setFragmentResultListener(String requestKey, LifecycleOwner lifecycleOwner, FragmentResultListener listener);
  public final void clearFragmentResultListener(String requestKey);
  public void putFragment(Bundle bundle, String key, Fragment fragment);
  public Fragment getFragment(Bundle bundle, String key);
  public List<Fragment> getFragments();
  public Fragment.SavedState saveFragmentInstanceState(Fragment fragment);
  public boolean isDestroyed();
  public void registerFragmentLifecycleCallbacks(FragmentLifecycleCallbacks cb, boolean recursive);
  public void unregisterFragmentLifecycleCallbacks(FragmentLifecycleCallbacks cb);
  public void addFragmentOnAttachListener(FragmentOnAttachListener listener);
  public void removeFragmentOnAttachListener(FragmentOnAttachListener listener);
  public Fragment getPrimaryNavigationFragment();
  public void setFragmentFactory(FragmentFactory fragmentFactory);
  public FragmentFactory getFragmentFactory();
  public boolean isStateSaved();
  public void dump(String prefix, FileDescriptor fd, PrintWriter writer, String[] args);
  public interface BackStackEntry {
    int getId();
    String getName();
    int getBreadCrumbTitleRes();
    int getBreadCrumbShortTitleRes();
    CharSequence getBreadCrumbTitle();
    CharSequence getBreadCrumbShortTitle();
  }
  public interface OnBackStackChangedListener {
    void onBackStackChanged();
    default void onBackStackChangeStarted(Fragment fragment, boolean pop) {}
    default void onBackStackChangeCommitted(Fragment fragment, boolean pop) {}
  }
  public static abstract class FragmentLifecycleCallbacks {
    public FragmentLifecycleCallbacks();
    public void onFragmentPreAttached(FragmentManager fm, Fragment f, Context context);
    public void onFragmentAttached(FragmentManager fm, Fragment f, Context context);
    public void onFragmentPreCreated(FragmentManager fm, Fragment f, Bundle savedInstanceState);
    public void onFragmentCreated(FragmentManager fm, Fragment f, Bundle savedInstanceState);
    public void onFragmentActivityCreated(FragmentManager fm, Fragment f, Bundle savedInstanceState);
    public void onFragmentViewCreated(FragmentManager fm, Fragment f, View v, Bundle savedInstanceState);
    public void onFragmentStarted(FragmentManager fm, Fragment f);
    public void onFragmentResumed(FragmentManager fm, Fragment f);
    public void onFragmentPaused(FragmentManager fm, Fragment f);
    public void onFragmentStopped(FragmentManager fm, Fragment f);
    public void onFragmentSaveInstanceState(FragmentManager fm, Fragment f, Bundle outState);
    public void onFragmentViewDestroyed(FragmentManager fm, Fragment f);
    public void onFragmentDestroyed(FragmentManager fm, Fragment f);
    public void onFragmentDetached(FragmentManager fm, Fragment f);
  }
}

public abstract class FragmentTransaction {
  public FragmentTransaction();
  public static final int TRANSIT_NONE = 0;
  public static final int TRANSIT_FRAGMENT_OPEN = 4097;
  public static final int TRANSIT_FRAGMENT_CLOSE = 8194;
  public static final int TRANSIT_FRAGMENT_FADE = 4099;
  public final FragmentTransaction add(Class<? extends Fragment> fragmentClass, Bundle args, String tag);
  public FragmentTransaction add(Fragment fragment, String tag);
  public final FragmentTransaction add(int containerViewId, Class<? extends Fragment> fragmentClass, Bundle args);
  public FragmentTransaction add(int containerViewId, Fragment fragment);
  public final FragmentTransaction add(int containerViewId, Class<? extends Fragment> fragmentClass, Bundle args, String tag);
  public FragmentTransaction add(int containerViewId, Fragment fragment, String tag);
  public final FragmentTransaction replace(int containerViewId, Class<? extends Fragment> fragmentClass, Bundle args);
  public FragmentTransaction replace(int containerViewId, Fragment fragment);
  public final FragmentTransaction replace(int containerViewId, Class<? extends Fragment> fragmentClass, Bundle args, String tag);
  public FragmentTransaction replace(int containerViewId, Fragment fragment, String tag);
  public FragmentTransaction remove(Fragment fragment);
  public FragmentTransaction hide(Fragment fragment);
  public FragmentTransaction show(Fragment fragment);
  public FragmentTransaction detach(Fragment fragment);
  public FragmentTransaction attach(Fragment fragment);
  public FragmentTransaction setPrimaryNavigationFragment(Fragment fragment);
  public FragmentTransaction setMaxLifecycle(Fragment fragment, Lifecycle.State state);
  public boolean isEmpty();
  public FragmentTransaction setCustomAnimations(int enter, int exit);
  public FragmentTransaction setCustomAnimations(int enter, int exit, int popEnter, int popExit);
  public FragmentTransaction addSharedElement(View sharedElement, String name);
  public FragmentTransaction setTransition(int transition);
  public FragmentTransaction setTransitionStyle(int styleRes);
  public FragmentTransaction addToBackStack(String name);
  public boolean isAddToBackStackAllowed();
  public FragmentTransaction disallowAddToBackStack();
  public FragmentTransaction setBreadCrumbTitle(int res);
  public FragmentTransaction setBreadCrumbTitle(CharSequence text);
  public FragmentTransaction setReorderingAllowed(boolean reorderingAllowed);
  public FragmentTransaction setAllowOptimization(boolean allowOptimization);
  public FragmentTransaction runOnCommit(Runnable runnable);
  public abstract int commit();
  public abstract int commitAllowingStateLoss();
  public abstract void commitNow();
  public abstract void commitNowAllowingStateLoss();
}

public class DialogFragment extends Fragment implements DialogInterface.OnCancelListener, DialogInterface.OnDismissListener {
  public DialogFragment();
  public DialogFragment(int contentLayoutId);
  public static final int STYLE_NORMAL = 0;
  public static final int STYLE_NO_TITLE = 1;
  public static final int STYLE_NO_FRAME = 2;
  public static final int STYLE_NO_INPUT = 3;
  public void setStyle(int style, int theme);
  public void show(FragmentManager manager, String tag);
  public int show(FragmentTransaction transaction, String tag);
  public void showNow(FragmentManager manager, String tag);
  public void dismiss();
  public void dismissNow();
  public void dismissAllowingStateLoss();
  public Dialog getDialog();
  public final Dialog requireDialog();
  public int getTheme();
  public void setCancelable(boolean cancelable);
  public boolean isCancelable();
  public void setShowsDialog(boolean showsDialog);
  public boolean getShowsDialog();
  public Dialog onCreateDialog(Bundle savedInstanceState);
  public void onCancel(DialogInterface dialog);
  public void onDismiss(DialogInterface dialog);
}

public class ListFragment extends Fragment {
  public ListFragment();
  public void onListItemClick(ListView l, View v, int position, long id);
  public void setListAdapter(ListAdapter adapter);
  public void setSelection(int position);
  public int getSelectedItemPosition();
  public long getSelectedItemId();
  public ListView getListView();
  public void setEmptyText(CharSequence text);
  public void setListShown(boolean shown);
  public void setListShownNoAnimation(boolean shown);
  public ListAdapter getListAdapter();
  public final ListAdapter requireListAdapter();
}

public abstract class FragmentPagerAdapter extends PagerAdapter {
  public static final int BEHAVIOR_SET_USER_VISIBLE_HINT = 0;
  public static final int BEHAVIOR_RESUME_ONLY_CURRENT_FRAGMENT = 1;
  public FragmentPagerAdapter(FragmentManager fm);
  public FragmentPagerAdapter(FragmentManager fm, int behavior);
  public abstract Fragment getItem(int position);
  public long getItemId(int position);
  public boolean isViewFromObject(View view, Object object);
}

public abstract class FragmentStatePagerAdapter extends PagerAdapter {
  public static final int BEHAVIOR_SET_USER_VISIBLE_HINT = 0;
  public static final int BEHAVIOR_RESUME_ONLY_CURRENT_FRAGMENT = 1;
  public FragmentStatePagerAdapter(FragmentManager fm);
  public FragmentStatePagerAdapter(FragmentManager fm, int behavior);
  public abstract Fragment getItem(int position);
  public boolean isViewFromObject(View view, Object object);
}

public class FragmentTabHost extends TabHost implements TabHost.OnTabChangeListener {
  public FragmentTabHost(Context context) { super(context); }
  public FragmentTabHost(Context context, AttributeSet attrs) { super(context, attrs); }
  public void setup(Context context, FragmentManager manager);
  public void setup(Context context, FragmentManager manager, int containerId);
  public void setOnTabChangedListener(TabHost.OnTabChangeListener l);
  public void addTab(TabHost.TabSpec tabSpec, Class<?> clss, Bundle args);
  public void onTabChanged(String tabId);
}
