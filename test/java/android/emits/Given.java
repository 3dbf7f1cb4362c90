package fixture;

import android.app.Activity;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.Bundle;

/** Classes and actions that a helper is given: who gives them starts what they name. */
class Given extends Activity {
  private void open(Class<?> type) {
    Intent intent = new Intent(this, type);
    startActivity(intent);
  }

  private void announce(String action) {
    sendBroadcast(new Intent(action));
  }

  private void announceLater(String action) {
    announce(action);
  }

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    registerReceiver(new Begun(), new IntentFilter("fixture.BEGUN"));
    registerReceiver(new Ended(), new IntentFilter("fixture.ENDED"));
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    open(Left.class);
    announce("fixture.BEGUN");
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    open(Right.class);
    announceLater("fixture.ENDED");
  }

  static class Left extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ from(Activity.startActivity) Given.onResume
  }

  static class Right extends Activity {
    @Override
    protected void onCreate(Bundle state) {} //~ origin(main) entry-callback activity.lifecycle //~ from(Activity.startActivity) Given.onPause
  }

  static class Begun extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ from(ContextWrapper.sendBroadcast) Given.onResume
  }

  static class Ended extends BroadcastReceiver {
    @Override
    public void onReceive(Context context, Intent intent) {} //~ origin(main) entry-callback registered-receiver.lifecycle //~ from(ContextWrapper.sendBroadcast) Given.onPause
  }
}
