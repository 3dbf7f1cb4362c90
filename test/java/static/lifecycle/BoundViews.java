/** A library sets the annotated field whenever the view is made; the other one is set once. */
package fixture.lifecycle;

import android.app.Fragment;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;

public class BoundViews extends Fragment {
  @interface BindView {
    int value();
  }

  @BindView(1)
  TextView title;

  @BindView(2)
  TextView note;

  private final Handler handler = new Handler(Looper.getMainLooper());

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
    return inflater.inflate(1, parent, false);
  }

  @Override
  public void onResume() {
    super.onResume();
    title.setText("a"); //~ quiet(ordered) title
    handler.postDelayed(() -> note.setText("b"), 100); //~ free(A)! use note
  }

  @Override
  public void onDestroyView() {
    title = null;
    note = null; //~ free(A) free note
    super.onDestroyView();
  }
}
