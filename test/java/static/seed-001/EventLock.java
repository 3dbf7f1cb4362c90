/**
 * Seed 001 §3.4: events of one looper exclude each other, so two clicks never have a data race; a thread
 * and a click do.
 */
package fixture.seed001;

import android.app.Activity;
import android.os.Bundle;

public class EventLock extends Activity {
  private int count;
  private int loaded;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> count++); //~ quiet(one-thread) count
    findViewById(2).setOnClickListener(view -> {
      count = 0; //~ quiet(one-thread) count
      loaded = 0; //~ race(A) write loaded
    });
    new Thread(() -> {
      loaded++; //~ race(A) update loaded
    }).start();
  }
}
