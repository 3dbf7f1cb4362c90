package fixture;

import android.app.Activity;
import android.os.CountDownTimer;
import java.util.Timer;
import java.util.TimerTask;

class Timers extends Activity {
  private final Timer timer = new Timer("ticks");

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    timer.schedule(new TimerTask() {
      @Override
      public void run() { //~ origin(serial ticks) posted-callback timer.schedule
        runOnUiThread(() -> setTitle("tick")); //~ origin(main) posted-callback activity.runOnUiThread
      }
    }, 100);
    new CountDownTimer(1000, 100) {
      @Override
      public void onTick(long left) {} //~ origin(main) posted-callback countdown.start

      @Override
      public void onFinish() {} //~ origin(main) posted-callback countdown.start
    }.start();
  }

  @Override
  protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
    super.onStop();
    timer.cancel();
  }
}
