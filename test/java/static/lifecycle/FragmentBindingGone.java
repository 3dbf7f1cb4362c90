/** onDestroyView frees the binding, the callback uses it. */
package fixture.lifecycle;

import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.fragment.app.Fragment;

public class FragmentBindingGone extends Fragment {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private TextView binding;

  @Override
  public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle state) {
    binding = new TextView(inflater.getContext()); //~ quiet(ordered) binding
    new Thread(() -> handler.post(this::show)).start();
    return binding; //~ quiet(ordered) binding
  }

  private void show() {
    binding.setText("loaded"); //~ free(A)! use binding
  }

  @Override
  public void onDestroyView() {
    binding = null; //~ free(A) free binding
    super.onDestroyView();
  }
}
