/** A volatile field tested and then read again on another thread: between the two it may become null. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;

public class VolatileTestOnThread extends Activity {
  private volatile StringBuilder shared = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      if (shared != null) {
        shared.append("a"); //~ free(A) use shared
      }
    }).start();
  }

  @Override
  protected void onDestroy() {
    shared = null; //~ free(A) free shared
    super.onDestroy();
  }
}
