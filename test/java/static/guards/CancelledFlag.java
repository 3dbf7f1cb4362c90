/** A flag of our own that the free raises, tested on the same looper. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class CancelledFlag extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder queue = new StringBuilder();
  private boolean cancelled;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> handler.post(this::deliver)).start();
  }

  private void deliver() {
    if (cancelled) {
      return;
    }
    queue.append("result"); //~ quiet(guard) queue
  }

  @Override
  protected void onDestroy() {
    cancelled = true;
    queue = null; //~ quiet(guard) queue
    super.onDestroy();
  }
}
