/** The activity of the fragment. */
package fixture.lifecycle;

import androidx.fragment.app.FragmentActivity;

public class FolderScreen extends FragmentActivity {
  void refresh() {
    recreate();
  }

  void leave() {
    finish();
  }
}
