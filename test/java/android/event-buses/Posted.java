package fixture;

import android.app.Activity;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;
import org.greenrobot.eventbus.ThreadMode;

/** A helper posts for those who give it the event. */
class Posted extends Activity {
  static class Begun {}

  static class Ended {}

  static void tell(Object event) {
    EventBus.getDefault().post(event);
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    tell(new Begun());
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    tell(new Ended());
  }

  @Subscribe(threadMode = ThreadMode.MAIN)
  public void begun(Begun event) {} //~ origin(main) entry-callback eventbus //~ from(EventBus.post) Posted.onResume

  @Subscribe(threadMode = ThreadMode.MAIN)
  public void ended(Ended event) {} //~ origin(main) entry-callback eventbus //~ from(EventBus.post) Posted.onPause
}
