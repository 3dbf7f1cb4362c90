/** interrupt asks; it does not wait. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;

public class InterruptInDestroy extends Activity {
  private StringBuilder stream = new StringBuilder();
  private Thread reader;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    reader = new Thread(() -> {
      while (!Thread.currentThread().isInterrupted()) {
        stream.append("x"); //~ conflict(A) use stream
      }
    });
    reader.start();
  }

  @Override
  protected void onDestroy() {
    reader.interrupt();
    stream = null; //~ conflict(A) free stream
    super.onDestroy();
  }
}
