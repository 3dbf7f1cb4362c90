/** A copy in a local cannot become null behind the test; on one looper and, of a volatile field, on two threads. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class LocalCopy extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder near = new StringBuilder();
  private volatile StringBuilder far = new StringBuilder();
  private StringBuilder plain = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      StringBuilder copy = near; //~ quiet(guard) near
      if (copy != null) {
        copy.append("a");
      }
    }, 100);
    new Thread(() -> {
      StringBuilder copy = far; //~ quiet(guard|volatile) far
      if (copy != null) {
        copy.append("b");
      }
      StringBuilder other = plain; //~ race(A) read plain
      if (other != null) {
        other.append("c");
      }
    }).start();
  }

  @Override
  protected void onDestroy() {
    near = null; //~ quiet(guard) near
    far = null; //~ quiet(guard|volatile) far
    plain = null; //~ race(A) write plain
    super.onDestroy();
  }
}
