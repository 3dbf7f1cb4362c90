/** onResume sets, onPause frees, and the callback of a thread comes when it likes. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Handler;
import android.os.Looper;

public class ResultAfterPause extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder player;

  @Override
  protected void onResume() {
    super.onResume();
    player = new StringBuilder(); //~ quiet(ordered) player
    new Thread(() -> handler.post(() -> {
      player.append("play"); //~ free(A)! use player
    })).start();
  }

  @Override
  protected void onPause() {
    player = null; //~ free(A) free player
    super.onPause();
  }
}
