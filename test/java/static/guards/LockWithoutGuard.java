/** The lock excludes, it does not order: without a test the use may come behind the free. No data race, a use after free. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;

public class LockWithoutGuard extends Activity {
  private final Object lock = new Object();
  private StringBuilder ledger = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      synchronized (lock) {
        ledger.append("x"); //~ free(A) use ledger
      }
    }).start();
  }

  @Override
  protected void onDestroy() {
    synchronized (lock) {
      ledger = null; //~ free(A) free ledger
    }
    super.onDestroy();
  }
}
