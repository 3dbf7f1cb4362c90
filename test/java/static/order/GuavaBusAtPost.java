/** Events of a bus by their classes: a subscriber of a superclass takes them too, one of another bus does not. */
package fixture.order;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;
import com.google.common.eventbus.EventBus;
import com.google.common.eventbus.Subscribe;

public class GuavaBusAtPost extends Service {
  private final EventBus bus = new EventBus();
  private final Tally tally = new Tally();
  private final Tally silent = new Tally();

  @Override
  public void onCreate() {
    super.onCreate();
    bus.register(tally);
    new Thread(() -> tell(new Saved())).start();
  }

  private void tell(Object event) {
    bus.post(event);
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    tally.total++; //~ race(A) update total
    silent.total++;
    return START_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }

  static class Tally {
    int total;

    @Subscribe
    public void onChange(Change change) {
      total++; //~ race(A) update total
    }
  }

  static class Change {}

  static class Saved extends Change {}
}
