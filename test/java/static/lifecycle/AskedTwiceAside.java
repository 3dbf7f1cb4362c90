/**
 * A thread asks whether the fragment has its activity, and then asks for it again: the fragment may have gone in between.
 * What was asked for once and kept is safe, and so is the same on the main looper, where nothing comes in between.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import androidx.fragment.app.Fragment;

public class AskedTwiceAside extends Fragment {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private int shown;

  @Override
  public void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      if (getActivity() != null) {
        getActivity().runOnUiThread(() -> show("loaded")); //~ order(A) use+ getActivity
      }
    }).start();
    new Thread(() -> {
      Activity activity = getActivity();
      if (activity != null) {
        activity.runOnUiThread(() -> show("kept"));
      }
    }).start();
    handler.postDelayed(() -> {
      if (getActivity() != null) {
        getActivity().setTitle("late");
      }
    }, 5000);
  }

  private void show(String text) {
    shown += text.length(); //~ quiet(one-thread|confined) shown
  }
}
