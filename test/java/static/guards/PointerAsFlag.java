/** One pointer is tested and another used: they are freed together, or they are not. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class PointerAsFlag extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder compass = new StringBuilder();
  private StringBuilder needle = new StringBuilder();
  private StringBuilder rose = new StringBuilder();
  private StringBuilder chart = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      if (compass != null) {
        needle.append("n"); //~ quiet(guard) needle
      }
      if (chart != null) {
        rose.append("w"); //~ free(A)! use rose
      }
    }, 100);
  }

  @Override
  protected void onDestroy() {
    compass = null;
    needle = null;
    rose = null; //~ free(A) free rose
    super.onDestroy();
  }
}
