/**
 * A service in a process of its own has its own copy of every static field; one in the app's process has not,
 * although the same activity starts both.
 */
package fixture.programs;

import android.app.Activity;
import android.app.Service;
import android.content.Intent;
import android.os.Bundle;
import android.os.IBinder;

class Counts {
  static int pushed;
  static int indexed;
}

public class MailScreen extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    startService(new Intent(this, MailPusher.class));
    startService(new Intent(this, MailIndexer.class));
  }

  @Override
  protected void onResume() {
    super.onResume();
    setTitle(Counts.pushed + " of " + Counts.indexed); //~ race(A) read indexed
  }
}

class MailPusher extends Service {
  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    new Thread(() -> Counts.pushed = 1).start(); //~ quiet(confined) pushed
    return START_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }
}

class MailIndexer extends Service {
  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    new Thread(() -> Counts.indexed++).start(); //~ race(A) update indexed
    return START_STICKY;
  }

  @Override
  public IBinder onBind(Intent intent) {
    return null;
  }
}
