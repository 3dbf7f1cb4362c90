/** Locks work on Android as elsewhere: the main thread and a worker under one, and a click without. */
package fixture.locks;

import android.app.Activity;
import android.os.Bundle;

public class AndroidLock extends Activity {
  private final Object lock = new Object();
  private int kept;
  private int forgotten;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      synchronized (lock) {
        kept++; //~ quiet(lock) kept
        forgotten++; //~ race(A) update forgotten
      }
    }).start();
    findViewById(1).setOnClickListener(view -> {
      synchronized (lock) {
        kept--; //~ quiet(lock) kept
      }
      forgotten--; //~ race(A) update forgotten
    });
  }
}
