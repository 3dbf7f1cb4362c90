/** The client in the same process. */
package fixture.lifecycle;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;

public class CounterScreen extends Activity {
  private final ServiceConnection connection =
      new ServiceConnection() {
        @Override
        public void onServiceConnected(ComponentName name, IBinder binder) {
          OwnCounter.Counting.Stub.asInterface(binder).count("connected");
        }

        @Override
        public void onServiceDisconnected(ComponentName name) {}
      };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    bindService(new Intent(this, OwnCounter.class), connection, Context.BIND_AUTO_CREATE);
  }
}
