/** A bus without a thread mode calls its subscribers where the event is posted, by whoever posts it. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;

public class BusAtPost extends Activity {
  private int steps;
  private int laps;
  private int unheard;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    EventBus.getDefault().register(this);
    new Thread(() -> EventBus.getDefault().post(new Step())).start();
    EventBus.getDefault().post(new Lap());
  }

  @Subscribe
  public void onStep(Step step) {
    steps++; //~ race(A) update steps
  }

  @Subscribe
  public void onLap(Lap lap) {
    laps++; //~ quiet(one-thread|ordered) laps
  }

  /** Nobody posts this. */
  @Subscribe
  public void onStop(Stop stop) {
    unheard++;
  }

  @Override
  protected void onResume() {
    super.onResume();
    steps++; //~ race(A) update steps
    laps++; //~ quiet(one-thread|ordered) laps
    unheard++;
  }

  public static class Step {}

  public static class Lap {}

  public static class Stop {}
}
