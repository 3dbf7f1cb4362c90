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
      System.out.println(MainActivity.val); //~ maybe(A) race read val
      MainActivity.val = 3456; //~ maybe(A) race write val
    }
  }
}
