/** The test runs when the lambda is made, not when it runs. */
package fixture.guards;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;

public class GuardOutsideLambda extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder log = new StringBuilder();

  @Override
  protected void onResume() {
    super.onResume();
    if (log != null) {
      handler.postDelayed(() -> {
        log.append("resumed"); //~ free(A)! use log
      }, 1000);
    }
  }

  @Override
  protected void onDestroy() {
    log = null; //~ free(A) free log
    super.onDestroy();
  }
}
