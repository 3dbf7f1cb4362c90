/**
 * Seed 004 Figures 5.3 to 5.5: all of it runs on the main thread, so there is no data race. Which value is
 * shown depends on the order of onCreate's message, onBind and onReceive: pairs of the hidden tier.
 */
package fixture.seed004;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;
import android.widget.Toast;

public class MainActivity extends Activity {
  private LocalService s;
  static int val;

  @Override
  public void onCreate(Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    myFunc();
    Intent intent = new Intent();
    intent.setAction("MyBroadcast");
    intent.putExtra("value", val); //~ quiet(one-thread) val
    sendBroadcast(intent);
    Intent intent2 = new Intent(this, LocalService.class);
    bindService(intent2, mConnection, Context.BIND_AUTO_CREATE);
    Toast.makeText(this, "Value " + val, Toast.LENGTH_SHORT).show(); //~ quiet(one-thread) val
  }

  @Override
  protected void onPause() {
    myFunc();
    Toast.makeText(this, "Value " + val, Toast.LENGTH_SHORT).show(); //~ quiet(one-thread) val
    super.onPause();
    unbindService(mConnection);
  }

  private final ServiceConnection mConnection = new ServiceConnection() {
    @Override
    public void onServiceConnected(ComponentName className, IBinder binder) {
      LocalService.MyBinder b = (LocalService.MyBinder) binder;
      s = b.getService(); //~ quiet(one-thread|ordered) s
      Toast.makeText(MainActivity.this, "Connected " + val, Toast.LENGTH_SHORT).show(); //~ quiet(one-thread) val
    }

    @Override
    public void onServiceDisconnected(ComponentName className) {
      s = null; //~ quiet(one-thread|ordered) s
    }
  };

  private void myFunc() {
    val = 1000; //~ quiet(one-thread) val
  }
}
