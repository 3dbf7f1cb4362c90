/** Seed 004 Figure 5.5. */
package fixture.seed004;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.os.Bundle;

public class MyReceiver extends BroadcastReceiver {
  @Override
  public void onReceive(Context context, Intent intent) {
    Bundle extras = intent.getExtras();
    if (extras != null && extras.containsKey("value")) {
      System.out.println(MainActivity.val); //~ hidden(A) read val
      MainActivity.val = 3456; //~ hidden(A) write val
    }
  }
}
