/** Seed 004 Figure 2.2 (a): onCreate, onStartCommand any number of times, onDestroy. */
package fixture.seed004;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;

public class Unbounded extends Service {
  private StringBuilder work;

  @Override
  public void onCreate() {
    work = new StringBuilder(); //~ quiet(ordered) work
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    work.append(id); //~ quiet(ordered) work
    return START_NOT_STICKY;
  }

  @Override
  public void onDestroy() {
    work = null; //~ quiet(ordered) work
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }
}
