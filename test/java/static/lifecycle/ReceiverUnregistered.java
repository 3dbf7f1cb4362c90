/** Registered in onResume, unregistered in onPause: no broadcast is received in between two rounds. */
package fixture.lifecycle;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;

public class ReceiverUnregistered extends Activity {
  private StringBuilder battery;

  private final BroadcastReceiver receiver = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {
      battery.append(intent.getAction()); //~ quiet(ordered) battery
    }
  };

  @Override
  protected void onResume() {
    super.onResume();
    battery = new StringBuilder(); //~ quiet(ordered) battery
    registerReceiver(receiver, new IntentFilter(Intent.ACTION_BATTERY_LOW));
  }

  @Override
  protected void onPause() {
    unregisterReceiver(receiver);
    battery = null; //~ quiet(ordered) battery
    super.onPause();
  }
}
