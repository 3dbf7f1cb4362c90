/** Test and use in one locked region, the free under the same lock: safe between threads too. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;

public class GuardUnderLock extends Activity {
  private final Object lock = new Object();
  private StringBuilder journal = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      synchronized (lock) {
        if (journal != null) { //~ quiet(lock|guard) journal
          journal.append("x"); //~ quiet(lock|guard) journal
        }
      }
    }).start();
  }

  @Override
  protected void onDestroy() {
    synchronized (lock) {
      journal = null; //~ quiet(lock|guard) journal
    }
    super.onDestroy();
  }
}
