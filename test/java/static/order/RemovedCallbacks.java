/** removeCallbacks in onDestroy: the Runnable does not run after that. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class RemovedCallbacks extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder clock = new StringBuilder();

  private final Runnable tick = new Runnable() {
    @Override
    public void run() {
      clock.append("tick"); //~ quiet(ordered) clock
      handler.postDelayed(this, 1000);
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.post(tick);
  }

  @Override
  protected void onDestroy() {
    handler.removeCallbacks(tick);
    clock = null; //~ quiet(ordered) clock
    super.onDestroy();
  }
}
