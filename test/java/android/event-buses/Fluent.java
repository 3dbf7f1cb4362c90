package fixture;

import android.app.Activity;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;
import org.greenrobot.eventbus.ThreadMode;

/** Events whose common superclass returns them as what they are: what comes back is what it was called on. */
class Fluent extends Activity {
  abstract static class Outcome {
    boolean isGood;
    String text;

    @SuppressWarnings("unchecked")
    <T extends Outcome> T good() {
      isGood = true;
      return (T) this;
    }

    Outcome saying(String words) {
      Outcome own = this;
      own.text = words;
      return own;
    }
  }

  static class Saved extends Outcome {}

  static class Sent extends Outcome {}

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    EventBus.getDefault().post(new Saved().good());
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    Sent sent = new Sent();
    EventBus.getDefault().post(sent.saying("away"));
  }

  @Subscribe(threadMode = ThreadMode.MAIN)
  public void saved(Saved event) {} //~ origin(main) entry-callback eventbus //~ from(EventBus.post) Fluent.onResume

  @Subscribe(threadMode = ThreadMode.MAIN)
  public void sent(Sent event) {} //~ origin(main) entry-callback eventbus //~ from(EventBus.post) Fluent.onPause
}
