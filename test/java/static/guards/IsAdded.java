/** A fragment that is added has its activity; what onDetach frees may be used then. */
package fixture.guards;

import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import androidx.fragment.app.Fragment;

public class IsAdded extends Fragment {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder host = new StringBuilder();

  @Override
  public void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      if (isAdded()) {
        host.append("added"); //~ quiet(guard) host
        requireActivity().setTitle("added");
      }
    }, 1000);
  }

  @Override
  public void onDetach() {
    host = null; //~ quiet(guard) host
    super.onDetach();
  }
}
