/** quit alone lets the message that runs run on. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;

public class HandlerThreadQuit extends Activity {
  private final HandlerThread worker = new HandlerThread("worker");
  private StringBuilder tape = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    worker.start();
    new Handler(worker.getLooper()).post(() -> {
      tape.append("save"); //~ conflict(A) use tape
    });
  }

  @Override
  protected void onDestroy() {
    worker.quit();
    tape = null; //~ conflict(A) free tape
    super.onDestroy();
  }
}
