/** Started: onCreate, then onStartCommand, on the main thread. */
package fixture.seed001;

import android.app.Service;
import android.content.Intent;
import android.os.IBinder;

public class FigureStarted extends Service {
  private StringBuilder jobs;

  @Override
  public void onCreate() {
    jobs = new StringBuilder(); //~ quiet(ordered) jobs
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    jobs.append(id); //~ quiet(ordered) jobs
    return START_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }
}
