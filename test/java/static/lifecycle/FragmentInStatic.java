/** A fragment that the project creates and keeps in a static field has the life of a fragment. */
package fixture.lifecycle;

import android.app.Activity;
import android.app.Fragment;
import android.os.Bundle;
import android.view.View;

public class FragmentInStatic extends Activity {
  static Runnable last;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Pages pages = new Pages();
    last = pages::shown;
    getFragmentManager().beginTransaction().add(1, pages).commit();
  }

  public static class Pages extends Fragment {
    private StringBuilder sheet;

    void shown() {}

    @Override
    public void onViewCreated(View view, Bundle state) {
      super.onViewCreated(view, state);
      sheet = new StringBuilder();
    }

    @Override
    public void onPause() {
      sheet.append("saved"); //~ quiet(ordered) sheet
      super.onPause();
    }

    @Override
    public void onDestroyView() {
      sheet = null;
      super.onDestroyView();
    }
  }
}
