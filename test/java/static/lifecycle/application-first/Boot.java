/** Finds what the application has set. */
package fixture.lifecycle;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

public class Boot extends BroadcastReceiver {
  @Override
  public void onReceive(Context context, Intent intent) {
    App.config.append("boot"); //~ quiet(ordered) config
  }
}
