/** onCreateView, onViewCreated, onResume, onPause, onDestroyView: in this order, as often as the view is made. */
package fixture.lifecycle;

import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;

public class FragmentViewOrder extends Fragment {
  private TextView label;

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    label = new TextView(inflater.getContext()); //~ quiet(ordered) label
    return label; //~ quiet(ordered) label
  }

  @Override
  public void onViewCreated(View view, Bundle state) {
    label.setText("created"); //~ quiet(ordered) label
    label.setOnClickListener(clicked -> label.setText("clicked")); //~ quiet(ordered) label
  }

  @Override
  public void onResume() {
    super.onResume();
    label.setText("resumed"); //~ quiet(ordered) label
  }

  @Override
  public void onDestroyView() {
    label = null; //~ quiet(ordered) label
    super.onDestroyView();
  }
}
