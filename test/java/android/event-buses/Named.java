package fixture;

import android.app.Activity;
import android.os.Bundle;
import de.greenrobot.event.EventBus;

/** EventBus 2 knows its subscribers by the names of their methods. */
class Named extends Activity {
  static class Saved {}

  static class Loaded {}

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    EventBus.getDefault().register(this);
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    EventBus.getDefault().post(new Saved());
    EventBus.getDefault().post(new Loaded());
  }

  public void onEventMainThread(Saved event) {} //~ origin(main) entry-callback eventbus //~ from(EventBus.post) Named.onResume

  public void onEventAsync(Loaded event) {} //~ origin(pool EventBus) entry-callback eventbus

  /** In the thread that posts. */
  public void onEvent(Saved event) {
    new Thread(() -> finish()).start(); //~ origin(thread lambda in Named.onEvent) thread thread.start //~ from(Thread.start) Named.onResume
  }

  /** Called by nobody. */
  public void onEvent(Saved event, int times) {}
}
