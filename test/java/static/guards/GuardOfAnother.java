/** Another field is tested, and the test stands behind the use. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class GuardOfAnother extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder head = new StringBuilder();
  private StringBuilder tail = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      if (handler != null) {
        head.append("a"); //~ free(A) use head
      }
      tail.append("b"); //~ free(B) use tail
      if (tail == null) {
        System.out.println("too late");
      }
    }, 100);
  }

  @Override
  protected void onDestroy() {
    head = null; //~ free(A) free head
    tail = null; //~ free(B) free tail
    super.onDestroy();
  }
}
