/** Some callbacks of a fragment are its base class's: it has one life all the same. */
package fixture.lifecycle;

import android.app.Fragment;
import android.os.Bundle;
import android.view.View;

abstract class ListBase extends Fragment {
  protected StringBuilder rows;

  @Override
  public void onViewCreated(View view, Bundle state) {
    super.onViewCreated(view, state);
    rows = new StringBuilder();
  }

  @Override
  public void onDestroyView() {
    rows = null;
    super.onDestroyView();
  }
}

public class InheritedCallbacks extends ListBase {
  @Override
  public void onPause() {
    rows.append("saved"); //~ quiet(ordered) rows
    super.onPause();
  }
}
