package fixture;

import android.os.Bundle;
import android.support.v4.app.Fragment;
import android.support.v4.app.FragmentActivity;
import android.support.v4.app.FragmentManager;
import android.support.v4.widget.DrawerLayout;
import android.support.v4.widget.ViewDragHelper;
import android.support.v7.preference.Preference;
import android.support.v7.preference.PreferenceFragmentCompat;
import android.support.v7.util.DiffUtil;
import android.view.View;

/** The tables have these by their names in AndroidX alone: they were the same classes before. */
class OldNames extends FragmentActivity {
  private DrawerLayout drawer;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    getSupportFragmentManager()
        .addOnBackStackChangedListener(
            () -> //~ origin(main) entry-callback system
                finish());
    getSupportFragmentManager().registerFragmentLifecycleCallbacks(new Watching(), true);
    drawer.addDrawerListener(
        new DrawerLayout.SimpleDrawerListener() {
          @Override
          public void onDrawerOpened(View view) {} //~ origin(main) entry-callback view.input
        });
    ViewDragHelper.create(drawer, new Dragging());
    DiffUtil.calculateDiff(new Compared());
  }

  static class Watching extends FragmentManager.FragmentLifecycleCallbacks {
    @Override
    public void onFragmentStarted(FragmentManager manager, Fragment fragment) {} //~ origin(main) entry-callback system
  }

  static class Dragging extends ViewDragHelper.Callback {
    @Override
    public boolean tryCaptureView(View view, int pointer) { //~ origin(main) entry-callback view.input
      return true;
    }
  }

  /** Asked by who calls. */
  static class Compared extends DiffUtil.Callback {
    @Override
    public int getOldListSize() {
      return 0;
    }

    @Override
    public int getNewListSize() {
      return 0;
    }

    @Override
    public boolean areItemsTheSame(int one, int other) {
      return true;
    }

    @Override
    public boolean areContentsTheSame(int one, int other) {
      return true;
    }
  }

  public static class Settings extends PreferenceFragmentCompat {
    @Override
    public void onCreatePreferences(Bundle state, String key) {} //~ origin(main) entry-callback fragment.lifecycle

    @Override
    public void onDisplayPreferenceDialog(Preference preference) {} //~ origin(main) entry-callback preference
  }
}
