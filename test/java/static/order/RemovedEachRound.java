/** Removed in onPause, and posted again by onResume, which has made the player anew by then: quiet. */
package fixture.order;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;

public class RemovedEachRound extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder player;
  private StringBuilder log = new StringBuilder();

  private final Runnable tick = new Runnable() {
    @Override
    public void run() {
      player.append("tick"); //~ quiet(ordered) player
      log.append("tick"); //~ free(A) use log
      handler.postDelayed(this, 1000);
    }
  };

  @Override
  protected void onResume() {
    super.onResume();
    player = new StringBuilder();
    handler.post(tick);
  }

  @Override
  protected void onPause() {
    handler.removeCallbacks(tick);
    player = null; //~ quiet(ordered) player
    log = null; //~ free(A) free log
    super.onPause();
  }
}
