/** Nobody removes the delayed Runnable. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class NotRemoved extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder banner = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      banner.append("late"); //~ free(A)! use banner
    }, 3000);
  }

  @Override
  protected void onDestroy() {
    banner = null; //~ free(A) free banner
    super.onDestroy();
  }
}
