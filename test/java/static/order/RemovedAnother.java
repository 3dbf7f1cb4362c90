/** Another Runnable is removed: a lambda is a new object wherever it is written. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class RemovedAnother extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder label = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(this::show, 3000);
  }

  private void show() {
    label.append("late"); //~ free(A) use label
  }

  @Override
  protected void onDestroy() {
    handler.removeCallbacks(this::show);
    label = null; //~ free(A) free label
    super.onDestroy();
  }
}
