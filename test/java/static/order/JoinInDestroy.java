/** onDestroy waits for the thread, and frees after that. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;

public class JoinInDestroy extends Activity {
  private StringBuilder file = new StringBuilder();
  private Thread writer;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    writer = new Thread(() -> {
      file.append("line"); //~ quiet(ordered) file
    });
    writer.start();
  }

  @Override
  protected void onDestroy() {
    try {
      writer.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    file = null; //~ quiet(ordered) file
    super.onDestroy();
  }
}
