package androidx.navigation;

import android.app.Activity;
import android.net.Uri;
import android.os.Bundle;
import android.view.View;

public class NavDestination {
  public int getId();
  public CharSequence getLabel();
  public NavGraph getParent();
}

public class NavGraph extends NavDestination {
  public int getStartDestinationId();
}

public interface NavDirections {
  int getActionId();
  Bundle getArguments();
}

public final class NavOptions {
  public static final class Builder {
    public Builder();
    public Builder setPopUpTo(int destinationId, boolean inclusive);
    public Builder setLaunchSingleTop(boolean singleTop);
    public Builder setEnterAnim(int enterAnim);
    public Builder setExitAnim(int exitAnim);
    public NavOptions build();
  }
}

public class NavController {
  public NavDestination getCurrentDestination();
  public NavGraph getGraph();
  public void setGraph(int graphResId);
  public boolean popBackStack();
  public boolean popBackStack(int destinationId, boolean inclusive);
  public boolean navigateUp();
  public void navigate(int resId);
  public void navigate(int resId, Bundle args);
  public void navigate(int resId, Bundle args, NavOptions navOptions);
  public void navigate(NavDirections directions);
  public void navigate(Uri deepLink);
  public void addOnDestinationChangedListener(OnDestinationChangedListener listener);
  public void removeOnDestinationChangedListener(OnDestinationChangedListener listener);
  public interface OnDestinationChangedListener {
    void onDestinationChanged(NavController controller, NavDestination destination, Bundle arguments);
  }
}

public final class Navigation {
  public static NavController findNavController(Activity activity, int viewId);
  public static NavController findNavController(View view);
  public static void setViewNavController(View view, NavController controller);
  public static View.OnClickListener createNavigateOnClickListener(int resId);
  public static View.OnClickListener createNavigateOnClickListener(int resId, Bundle args);
}
