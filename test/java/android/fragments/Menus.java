package fixture;

import android.os.Bundle;
import android.view.Menu;
import android.view.MenuInflater;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;

/** An activity that is asked for its menu asks the fragments that it shows, and no others. */
class Menus extends FragmentActivity {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle //~ caused(post) Activity.recreate:59
    super.onCreate(state);
    getSupportFragmentManager().beginTransaction().add(1, new Outer()).commit();
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    invalidateOptionsMenu();
  }

  @Override
  public boolean onCreateOptionsMenu(Menu menu) { //~ origin(main) entry-callback activity.lifecycle //~ caused(post) Activity.invalidateOptionsMenu:20 //~ caused(post) Activity.invalidateOptionsMenu:54
    return true;
  }

  @Override
  protected void onDestroy() { //~ origin(main) entry-callback activity.lifecycle //~ caused(post) Activity.finish:64 //~ caused(post) Activity.recreate:59
    super.onDestroy();
  }

  public static class Outer extends Fragment {
    @Override
    public void onCreate(Bundle state) { //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.add:14
      setHasOptionsMenu(true);
      getChildFragmentManager().beginTransaction().replace(2, new Inner()).commit();
    }

    @Override
    public void onCreateOptionsMenu(Menu menu, MenuInflater inflater) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(enable) Fragment.setHasOptionsMenu:36 //~ caused(post) Activity.invalidateOptionsMenu:20 //~ caused(post) Activity.invalidateOptionsMenu:54
  }

  public static class Inner extends Fragment {
    @Override
    public void onPrepareOptionsMenu(Menu menu) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(post) Activity.invalidateOptionsMenu:20 //~ caused(post) Activity.invalidateOptionsMenu:54

    @Override
    public void onResume() { //~ origin(main) entry-callback fragment.lifecycle
      changed();
    }

    private void changed() {
      requireActivity().invalidateOptionsMenu();
    }

    @Override
    public void onStart() { //~ origin(main) entry-callback fragment.lifecycle
      requireActivity().recreate();
    }

    @Override
    public void onPause() { //~ origin(main) entry-callback fragment.lifecycle
      ((Menus) getActivity()).finish();
    }
  }

  /** Nobody shows it. */
  public static class Alone extends Fragment {
    @Override
    public void onCreateOptionsMenu(Menu menu, MenuInflater inflater) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(post) Activity.invalidateOptionsMenu:75

    @Override
    public void onResume() { //~ origin(main) entry-callback fragment.lifecycle
      getActivity().invalidateOptionsMenu();
    }
  }
}
