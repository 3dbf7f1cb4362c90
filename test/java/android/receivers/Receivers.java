package fixture;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Handler;
import android.os.HandlerThread;

class Receivers extends Activity {
  private final BroadcastReceiver local = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle
  };
  private final BroadcastReceiver elsewhere = new BroadcastReceiver() {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(looper receiving) entry-callback registered-receiver.lifecycle
  };

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    HandlerThread thread = new HandlerThread("receiving");
    thread.start();
    registerReceiver(local, new IntentFilter("a"));
    registerReceiver(elsewhere, new IntentFilter("b"), null, new Handler(thread.getLooper()));
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    super.onPause();
    unregisterReceiver(local);
    unregisterReceiver(elsewhere);
  }

  public static class Boot extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback manifest-receiver.lifecycle
  }
}
