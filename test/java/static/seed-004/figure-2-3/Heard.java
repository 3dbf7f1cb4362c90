/**
 * Seed 004 Figure 2.3: a declared receiver is a new object for each broadcast, so its own fields are not
 * shared; its statics are, between events of one looper and with the thread.
 */
package fixture.seed004;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

public class Heard extends BroadcastReceiver {
  private static int broadcasts;
  private static String last;
  private int own;

  @Override
  public void onReceive(Context context, Intent intent) {
    own++; //~ quiet(confined|owned|one-thread) own
    broadcasts++; //~ quiet(one-thread) broadcasts
    last = intent.getAction(); //~ race(A) write last
    new Thread(() -> {
      System.out.println(last); //~ race(A) read last
    }).start();
  }
}
