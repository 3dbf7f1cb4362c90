/**
 * Seed 004: two events that only make sense together. start() asks whether a job waits and posts what takes
 * it; the list's message, which nothing orders with either, may put another in between. What begins and
 * what ends a screen, with a broadcast in between, is the same.
 */
package fixture.seed004;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.View;

public class CheckThenAct extends Activity {
  static int waiting;
  static int level;
  private final Handler handler = new Handler(Looper.getMainLooper());

  public void start(View button) {
    if (waiting > 0) { //~ hidden(A) read waiting
      handler.post(
          new Runnable() {
            public void run() {
              waiting = waiting - 1; //~ hidden(A) write waiting
            }
          });
    }
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    setTitle("Level " + level); //~ hidden(B) read level
    findViewById(1).setOnClickListener(this::start);
    registerReceiver(new Levels(), new IntentFilter("level"));
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    level = level + 1; //~ hidden(B) write level
  }
}

class Levels extends BroadcastReceiver {
  @Override
  public void onReceive(Context context, Intent intent) {
    CheckThenAct.waiting = intent.getIntExtra("waiting", 0); // between the two
    CheckThenAct.level = intent.getIntExtra("level", 0); // between the two
  }
}
