/**
 * A fragment of the back stack saves its state, and is destroyed, without having had a view since it was made:
 * what onCreateView or onResume sets is not there. What onCreate sets is.
 */
package fixture.lifecycle;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ListView;
import androidx.fragment.app.Fragment;

public class SavedWithoutView extends Fragment {
  private StringBuilder made;
  private ListView list;
  private StringBuilder shown;
  private StringBuilder tested;

  @Override
  public void onCreate(Bundle state) {
    super.onCreate(state);
    made = new StringBuilder(); //~ quiet(ordered) made
  }

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    list = new ListView(inflater.getContext()); //~ order(A) set list
    tested = new StringBuilder(); //~ quiet(ordered) tested
    return list; //~ quiet(ordered) list
  }

  @Override
  public void onResume() {
    super.onResume();
    list.requestFocus(); //~ quiet(ordered) list
    shown = new StringBuilder(); //~ order(B) set shown
  }

  @Override
  public void onPause() {
    shown.append("paused"); //~ quiet(ordered) shown
    super.onPause();
  }

  @Override
  public void onSaveInstanceState(Bundle state) {
    super.onSaveInstanceState(state);
    state.putString("made", made.toString()); //~ quiet(ordered) made
    state.putParcelable("list", list.onSaveInstanceState()); //~ order(A) use list
    if (tested != null) { //~ quiet(ordered) tested
      state.putString("tested", tested.toString()); //~ quiet(ordered) tested
    }
  }

  @Override
  public void onDestroy() {
    shown.setLength(0); //~ order(B) use shown
    super.onDestroy();
  }
}
