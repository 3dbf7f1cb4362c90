/** quit and join: nothing of the looper runs after that. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;

public class HandlerThreadJoined extends Activity {
  private final HandlerThread worker = new HandlerThread("worker");
  private StringBuilder disk = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    worker.start();
    new Handler(worker.getLooper()).post(() -> {
      disk.append("save"); //~ quiet(ordered) disk
    });
  }

  @Override
  protected void onDestroy() {
    worker.quit();
    try {
      worker.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    disk = null; //~ quiet(ordered) disk
    super.onDestroy();
  }
}
