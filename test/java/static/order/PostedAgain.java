/** The thread may post once more after the removal: what is not yet in the queue cannot be removed. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class PostedAgain extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder screen = new StringBuilder();

  private final Runnable show = new Runnable() {
    @Override
    public void run() {
      screen.append("loaded"); //~ free(A) use screen
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> handler.post(show)).start();
  }

  @Override
  protected void onDestroy() {
    handler.removeCallbacks(show);
    screen = null; //~ free(A) free screen
    super.onDestroy();
  }
}
