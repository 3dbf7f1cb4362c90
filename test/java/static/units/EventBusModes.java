/** The mode says the thread; after unregister nothing comes any more on the main thread. */
package fixture.units;

import android.app.Activity;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;
import org.greenrobot.eventbus.ThreadMode;

public class EventBusModes extends Activity {
  private int stored;
  private StringBuilder screen;

  @Override
  protected void onStart() {
    super.onStart();
    screen = new StringBuilder(); //~ quiet(ordered) screen
    EventBus.getDefault().register(this);
    EventBus.getDefault().post("started");
    EventBus.getDefault().post(1);
  }

  @Subscribe(threadMode = ThreadMode.MAIN)
  public void onText(String event) {
    screen.append(event); //~ quiet(ordered) screen
    System.out.println(stored); //~ race(A) read stored
  }

  @Subscribe(threadMode = ThreadMode.BACKGROUND)
  public void onNumber(Integer event) {
    stored += event; //~ race(A) update stored
  }

  @Override
  protected void onStop() {
    EventBus.getDefault().unregister(this);
    screen = null; //~ quiet(ordered) screen
    super.onStop();
  }
}
