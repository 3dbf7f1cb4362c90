package fixture;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.os.Handler;

/**
 * One local for several things: each use sees what was assigned before it. Known to be too wide: what comes to one
 * use together is one for all of them, so the Four that the loop makes counts for the start before it.
 */
class Locals extends Activity {
  private int kind;

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    Intent intent;
    if (kind == 1) {
      intent = new Intent(this, One.class);
      startActivity(intent);
    } else if (kind == 2) {
      intent = new Intent(this, Two.class);
      startActivity(intent);
    }
    intent = new Intent(this, Three.class);
    startActivity(intent);
    for (int at = 0; at < kind; at++) {
      startActivity(intent);
      intent = new Intent(this, Four.class);
    }
  }

  @Override
  protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
    super.onStop();
    Runnable task = () -> {}; //~ origin(thread lambda in Locals.onStop) thread thread.start
    new Thread(task).start();
    task = () -> {}; //~ origin(main) posted-callback handler.post
    new Handler().post(task);
    late(() -> {}); //~ origin(main) posted-callback handler.post
  }

  /** What the caller gives is posted; what runs elsewhere is another. */
  private void late(Runnable task) {
    new Handler().post(task);
    task = () -> {}; //~ origin(thread lambda in Locals.late) thread thread.start
    new Thread(task).start();
  }

  static class One extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ caused(start) Activity.startActivity:21
  }

  static class Two extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ caused(start) Activity.startActivity:24
  }

  static class Three extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ caused(start) Activity.startActivity:27 //~ caused(start) Activity.startActivity:29
  }

  static class Four extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ caused(start) Activity.startActivity:27 //~ caused(start) Activity.startActivity:29
  }
}
