/** The event that frees makes a new one before it ends: nobody else sees the null. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class FreedAndMade extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder round = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      round.append("a"); //~ quiet(guard|owned|one-thread) round
    }, 100);
  }

  @Override
  protected void onStop() {
    round = null; //~ quiet(guard|owned|one-thread) round
    round = new StringBuilder(); //~ quiet(guard|owned|one-thread) round
    super.onStop();
  }
}
