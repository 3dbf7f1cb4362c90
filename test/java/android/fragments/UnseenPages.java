package fixture;

import android.os.Bundle;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;
import com.acme.Chapter;
import com.acme.Leaf;
import java.util.ArrayList;
import java.util.List;

/** The pages are of a library that is not there: what the project overrides of it runs all the same. */
class UnseenPages extends FragmentActivity {
  private final List<Leaf> pages = new ArrayList<>();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    pages.add(new Page());
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    Leaf page = pages.get(0);
    getSupportFragmentManager().beginTransaction().replace(1, page.createFragment()).commit();
  }

  static class Page extends Leaf {
    @Override
    public Fragment createFragment() {
      return new Shown();
    }
  }

  static class Other extends Chapter {
    @Override
    public Fragment createFragment() {
      return new Hidden();
    }
  }

  public static class Shown extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle //~ caused(start) FragmentTransaction.replace:25
  }

  public static class Hidden extends Fragment {
    @Override
    public void onCreate(Bundle state) {} //~ origin(main) entry-callback fragment.lifecycle
  }
}
