/** Seed 001 Figure 3.2 (d): onReceive runs on the main thread, after the registration. */
package fixture.seed001;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;

public class FigureReceiver extends Activity {
  private StringBuilder log;
  private int heard;

  private final BroadcastReceiver receiver = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {
      log.append(intent.getAction()); //~ quiet(ordered) log
      heard++; //~ race(A) update heard
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    log = new StringBuilder(); //~ quiet(ordered) log
    registerReceiver(receiver, new IntentFilter(Intent.ACTION_BATTERY_LOW));
    new Thread(() -> {
      heard = 0; //~ race(A) write heard
    }).start();
  }
}
