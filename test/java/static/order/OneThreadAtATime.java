/**
 * A thread is started only where there is none, and forgotten only after a join; another while no flag says that it is busy,
 * which its end takes back. So there is one at a time of each screen; another screen has another. What is forgotten
 * without a join may still run.
 */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import java.util.ArrayList;
import java.util.List;

public class OneThreadAtATime extends Activity {
  private static final List<String> OF_ALL = new ArrayList<>();
  private final List<String> joined = new ArrayList<>();
  private final List<String> flagged = new ArrayList<>();
  private final List<String> forgotten = new ArrayList<>();
  private final Handler handler = new Handler();
  private Thread thinking;
  private Thread lost;
  private boolean isBusy;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> think());
    findViewById(2).setOnClickListener(view -> stop());
    findViewById(3).setOnClickListener(view -> search());
    findViewById(4).setOnClickListener(view -> lose());
  }

  private void think() {
    if (thinking == null) {
      thinking =
          new Thread(
              () -> {
                joined.add("e4"); //~ quiet(ordered)? joined
                OF_ALL.add("e4"); //~ race(B) self OF_ALL
              });
      thinking.start();
    }
  }

  private void stop() {
    if (thinking != null) {
      try {
        thinking.join();
      } catch (InterruptedException e) {
        return;
      }
      thinking = null;
    }
    lost = null;
  }

  private void search() {
    if (isBusy) return;
    isBusy = true;
    flagged.clear(); //~ quiet(ordered)? flagged
    new Thread(
            () -> {
              flagged.add("a"); //~ quiet(ordered)? flagged
              handler.post(() -> isBusy = false);
            })
        .start();
  }

  private void lose() {
    if (lost == null) {
      lost = new Thread(() -> forgotten.add("e4")); //~ race(A) self forgotten
      lost.start();
    }
  }
}
