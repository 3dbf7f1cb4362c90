/** What is set before the bus is joined comes before what its events do, whoever posts them; what is set later does not. */
package fixture.order;

import android.app.Activity;
import android.app.Service;
import android.content.Intent;
import android.os.Bundle;
import android.os.IBinder;
import org.greenrobot.eventbus.EventBus;
import org.greenrobot.eventbus.Subscribe;

public class BusJoinedLate extends Activity {
  private int words;
  private int letters;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    startService(new Intent(this, Teller.class));
    prepare();
    EventBus.getDefault().register(this);
    letters = 1; //~ race(A) write letters
  }

  private void prepare() {
    words = 1; //~ quiet(ordered)! words
  }

  @Subscribe
  public void onWord(String word) {
    System.out.println(words); //~ quiet(ordered)! words
    System.out.println(letters); //~ race(A) read letters
  }

  public static class Teller extends Service {
    @Override
    public int onStartCommand(Intent intent, int flags, int id) {
      new Thread(() -> EventBus.getDefault().post("word")).start();
      return START_STICKY;
    }

    @Override
    public IBinder onBind(Intent intent) {
      return null;
    }
  }
}
