/**
 * A caller asks and calls in one locked region, and the free holds the same lock: nobody comes between. A caller that
 * asks before it locks, or calls without the lock, is not safe.
 */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;

public class GuardInLockedCaller extends Activity {
  private StringBuilder journal = new StringBuilder();
  private StringBuilder diary = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      note();
      remember();
    }).start();
  }

  private synchronized void note() {
    if (journal == null) {
      open();
    } else {
      write();
    }
  }

  private void open() {}

  private void write() {
    journal.append("x"); //~ quiet(lock|guard)! journal
  }

  private void remember() {
    if (diary != null) { //~ race(B) read? diary
      keep();
    }
  }

  private synchronized void keep() {
    diary.append("x"); //~ free(A) use diary
  }

  @Override
  protected synchronized void onDestroy() {
    journal = null; //~ quiet(lock|guard) journal
    diary = null; //~ free(A) free diary //~ race(B) write? diary
    super.onDestroy();
  }
}
