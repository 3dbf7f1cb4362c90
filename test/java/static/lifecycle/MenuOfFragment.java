/**
 * A fragment is asked for its menu while it stands on the screen: never after its view was taken away, but before it
 * has one if it is put there only now.
 */
package fixture.lifecycle;

import android.os.Bundle;
import android.support.v4.app.Fragment;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.MenuInflater;
import android.view.View;
import android.view.ViewGroup;

class MenuOfFragment extends Fragment {
  private View list;

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    list = new View(getContext()); //~ quiet(ordered|one-thread|guard)? list
    return list;
  }

  @Override
  public void onCreateOptionsMenu(Menu menu, MenuInflater inflater) {
    if (list.isEnabled()) menu.clear(); //~ quiet(ordered|one-thread|guard)? list
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    list = null; //~ quiet(ordered|one-thread|guard)? list
  }
}
