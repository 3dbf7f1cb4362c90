/** A pager tells a page that it is seen before the page has a view: what onCreateView sets may not be there yet. */
package fixture.lifecycle;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ListView;
import androidx.fragment.app.Fragment;

public class VisibleBeforeView extends Fragment {
  private ListView list;
  private ListView tested;
  private ListView resumed;
  private ListView viewed;

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    list = new ListView(inflater.getContext()); //~ order(A) set list
    tested = new ListView(inflater.getContext()); //~ quiet(ordered) tested
    resumed = new ListView(inflater.getContext()); //~ quiet(ordered) resumed
    viewed = new ListView(inflater.getContext()); //~ quiet(ordered) viewed
    return list; //~ quiet(ordered) list
  }

  @Override
  public void onResume() {
    super.onResume();
    list.invalidate(); //~ quiet(ordered) list
  }

  @Override
  public void setUserVisibleHint(boolean isVisible) {
    super.setUserVisibleHint(isVisible);
    if (isVisible) list.requestFocus(); //~ order(A) use list
    if (tested != null) tested.requestFocus(); //~ quiet(ordered) tested
    if (isResumed()) resumed.requestFocus(); //~ quiet(ordered) resumed
    if (isVisible && getView() != null) viewed.requestFocus(); //~ quiet(ordered) viewed
  }
}
