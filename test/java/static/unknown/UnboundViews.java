/** A library that is not seen binds views to annotated fields, and sets them to null when it is told to unbind them. */
package fixture.unknown;

import android.app.Fragment;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import butterknife.BindView;
import butterknife.ButterKnife;
import butterknife.Unbinder;

public class UnboundViews extends Fragment {
  @BindView(1)
  TextView title;

  @BindView(2)
  TextView note;

  @BindView(3)
  TextView tested;

  private Unbinder unbinder;
  private final Handler handler = new Handler(Looper.getMainLooper());

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
    View view = inflater.inflate(1, parent, false);
    unbinder = ButterKnife.bind(this, view);
    return view;
  }

  @Override
  public void onResume() {
    super.onResume();
    title.setText("resumed"); //~ quiet(ordered) title
    handler.postDelayed(() -> note.setText("later"), 100); //~ free(A)! use note
    handler.postDelayed(this::test, 100);
  }

  private void test() {
    if (tested != null) tested.setText("later"); //~ quiet(one-thread|ordered|guard) tested
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    unbinder.unbind(); //~ free(A) free
  }
}
