package fixture;

import android.app.Activity;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;
import org.greenrobot.eventbus.ThreadMode;

class Buses extends Activity {
  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    EventBus.getDefault().register(this);
  }

  @Subscribe(threadMode = ThreadMode.MAIN)
  public void shown(String event) {} //~ origin(main) entry-callback eventbus

  @Subscribe(threadMode = ThreadMode.BACKGROUND)
  public void stored(Integer event) {} //~ origin(serial EventBus) entry-callback eventbus

  @Subscribe(threadMode = ThreadMode.ASYNC)
  public void sent(Long event) {} //~ origin(pool EventBus) entry-callback eventbus

  @Subscribe
  public void posted(Object event) {}

  static class Otto {
    @com.squareup.otto.Subscribe
    public void heard(String event) {} //~ origin(main) entry-callback otto
  }
}
