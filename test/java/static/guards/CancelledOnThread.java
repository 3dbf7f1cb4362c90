/** A volatile flag tested on the thread that uses: the free may come behind the test. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;

public class CancelledOnThread extends Activity {
  private StringBuilder output = new StringBuilder();
  private volatile boolean cancelled;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      while (!cancelled) { //~ quiet(volatile) cancelled
        output.append("x"); //~ conflict(A) use output
      }
    }).start();
  }

  @Override
  protected void onDestroy() {
    cancelled = true; //~ quiet(volatile) cancelled
    output = null; //~ conflict(A) free output
    super.onDestroy();
  }
}
