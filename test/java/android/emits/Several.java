package fixture;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;

/** Actions that a helper is given, one or several: each receiver waits for its own. */
class Several extends Activity {
  private final BroadcastReceiver both = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ caused(register) Context.registerReceiver:52 //~ caused(post) ContextWrapper.sendBroadcast:43
  };

  private final BroadcastReceiver other = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ caused(register) Context.registerReceiver:52 //~ caused(post) ContextWrapper.sendBroadcast:44
  };

  private final BroadcastReceiver first = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ caused(register) ContextWrapper.registerReceiver:36 //~ caused(post) ContextWrapper.sendBroadcast:43
  };

  private final BroadcastReceiver last = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ caused(register) ContextWrapper.registerReceiver:37 //~ caused(post) ContextWrapper.sendBroadcast:44
  };

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    listen(this, both, "fixture.OPENED", "fixture.CLOSED");
    listen(this, other, "fixture.LEFT");
    registerReceiver(first, filterOf("fixture.OPENED"));
    registerReceiver(last, filterOf("fixture.LEFT"));
  }

  @Override
  protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
    super.onStop();
    sendBroadcast(new Intent("fixture.OPENED"));
    sendBroadcast(new Intent("fixture.LEFT"));
  }

  static void listen(Context context, BroadcastReceiver receiver, String... actions) {
    IntentFilter filter = new IntentFilter();
    for (String action : actions) {
      filter.addAction(action);
    }
    context.registerReceiver(receiver, filter);
  }

  static IntentFilter filterOf(String action) {
    IntentFilter filter = new IntentFilter();
    filter.addAction(action);
    return filter;
  }
}
