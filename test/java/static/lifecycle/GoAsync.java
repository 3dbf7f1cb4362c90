/** goAsync: the receiver's work goes on, on a thread; the next broadcast is another object and another thread. */
package fixture.lifecycle;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

public class GoAsync extends BroadcastReceiver {
  private static int handled;
  private String action;

  @Override
  public void onReceive(Context context, Intent intent) {
    action = intent.getAction(); //~ quiet(ordered|confined|one-thread) action
    PendingResult pending = goAsync();
    new Thread(() -> {
      handled++; //~ race(A) self handled
      System.out.println(action); //~ quiet(ordered|confined|one-thread) action
      pending.finish();
    }).start();
  }
}
