/** cancel lets the task that runs run on: the timer's thread may still use what is freed. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import java.util.Timer;
import java.util.TimerTask;

public class TimerCancelled extends Activity {
  private final Timer timer = new Timer();
  private StringBuilder graph = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    timer.schedule(new TimerTask() {
      @Override
      public void run() {
        graph.append("."); //~ conflict(A) use graph
      }
    }, 0, 1000);
  }

  @Override
  protected void onDestroy() {
    timer.cancel();
    graph = null; //~ conflict(A) free graph
    super.onDestroy();
  }
}
