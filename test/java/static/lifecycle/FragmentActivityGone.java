/**
 * getActivity is null once the fragment is detached, and requireActivity throws: the platform frees it, in code
 * that is not seen, and no field of the project is involved.
 */
package fixture.lifecycle;

import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import androidx.fragment.app.Fragment;

public class FragmentActivityGone extends Fragment {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private int loaded;

  @Override
  public void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      loaded++; //~ quiet(one-thread|confined) loaded
      getActivity().setTitle("loaded"); //~ order(A) use+ getActivity
    }, 5000);
  }
}
