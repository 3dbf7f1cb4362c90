package fixture;

import android.os.Bundle;
import android.view.MenuItem;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;

/** A class is a value like any other: fragments that are made of it, or that the platform makes of it. */
class ByClass extends FragmentActivity {
  @Override
  public boolean onOptionsItemSelected(MenuItem item) { //~ origin(main) entry-callback component.input
    show(typeOf(item.getItemId()));
    return true;
  }

  private void show(Class type) {
    try {
      Fragment fragment = (Fragment) type.newInstance();
      getSupportFragmentManager().beginTransaction().replace(1, fragment).commit();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Class typeOf(int id) {
    if (id == 1) return First.class;
    return Second.class;
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    String name = Third.class.getName();
    getSupportFragmentManager().beginTransaction().add(1, Fragment.instantiate(this, name)).commit();
    getSupportFragmentManager().beginTransaction().replace(1, Fourth.class, null).commit();
    try {
      Class<? extends Fragment> type = Fifth.class;
      Fragment fifth = type.getDeclaredConstructor().newInstance();
      getSupportFragmentManager().beginTransaction().replace(1, fifth).commit();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static class First extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.replace:19
  }

  public static class Second extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.replace:19
  }

  public static class Third extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.add:34
  }

  public static class Fourth extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.replace:35
  }

  public static class Fifth extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.replace:39
  }
}
