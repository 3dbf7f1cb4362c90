/** onDestroy comes after onDestroyView, or without any view at all: it uses what is null either way. No race, a bug. */
package fixture.lifecycle;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;

public class FragmentDestroyAfterView extends Fragment {
  private TextView caption;

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    caption = new TextView(inflater.getContext()); //~ maybe(B) order set caption
    return caption; //~ quiet(ordered) caption
  }

  @Override
  public void onDestroyView() {
    caption = null; //~ maybe(A) free free caption
    super.onDestroyView();
  }

  @Override
  public void onDestroy() {
    caption.setText("gone"); //~ maybe(A) free use caption //~ maybe(B) order use caption
    super.onDestroy();
  }
}
