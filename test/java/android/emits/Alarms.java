package fixture;

import android.app.Activity;
import android.app.AlarmManager;
import android.app.PendingIntent;
import android.content.BroadcastReceiver;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;

/** A PendingIntent makes something run only where somebody is given it. */
class Alarms extends Activity {
  private AlarmManager alarms;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    PendingIntent ring = PendingIntent.getBroadcast(this, 1, new Intent(this, Ring.class), 0);
    alarms.set(1, 2, ring);
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    setVisible(isSet());
    getPackageManager().setComponentEnabledSetting(new ComponentName(this, Ring.class), 1, 1);
  }

  private boolean isSet() {
    return PendingIntent.getBroadcast(this, 1, new Intent(this, Ring.class), 2) != null;
  }

  @Override
  protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
    super.onStop();
    PendingIntent ring = PendingIntent.getBroadcast(this, 1, new Intent(this, Ring.class), 0);
    alarms.cancel(ring);
    ring.cancel();
  }

  static class Ring extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback manifest-receiver.lifecycle //~ caused(declare) the manifest:9 //~ caused(enable) PendingIntent.getBroadcast:18 //~ caused(enable) ComponentName for it:26
  }
}
