/** Who leaves the bus before it forgets its views is not called by later posts of the main looper, but may be by a thread. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.widget.TextView;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;

public class BusLeftInDestroy extends Activity {
  private final Handler handler = new Handler();
  private TextView price;
  private TextView name;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    price = new TextView(this);
    name = new TextView(this);
    EventBus.getDefault().register(this);
    handler.postDelayed(() -> EventBus.getDefault().post(new Price()), 1000);
    new Thread(() -> EventBus.getDefault().post(new Name())).start();
  }

  @Subscribe
  public void onPrice(Price event) {
    price.setText(""); //~ quiet(ordered) price
  }

  @Subscribe
  public void onName(Name event) {
    name.setText(""); //~ conflict(A) use name
  }

  @Override
  protected void onDestroy() {
    EventBus.getDefault().unregister(this);
    price = null; //~ quiet(ordered) price
    name = null; //~ conflict(A) free name
    super.onDestroy();
  }

  public static class Price {}

  public static class Name {}
}
