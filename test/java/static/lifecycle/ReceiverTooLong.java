/**
 * Unregistered in onDestroy only, while onPause already frees. Between onCreate and the first onResume there
 * is hardly room for a broadcast: the platform runs them in one message when it can.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;

public class ReceiverTooLong extends Activity {
  private StringBuilder network;

  private final BroadcastReceiver receiver = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {
      network.append(intent.getAction()); //~ free(A)! use network //~ maybe(B) order use network
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    registerReceiver(receiver, new IntentFilter(Intent.ACTION_AIRPLANE_MODE_CHANGED));
  }

  @Override
  protected void onResume() {
    super.onResume();
    network = new StringBuilder(); //~ maybe(B) order set network
  }

  @Override
  protected void onPause() {
    network = null; //~ free(A) free network
    super.onPause();
  }

  @Override
  protected void onDestroy() {
    unregisterReceiver(receiver);
    super.onDestroy();
  }
}
