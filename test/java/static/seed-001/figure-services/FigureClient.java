/**
 * Seed 001 Figure 3.2 (e): onBind comes before onServiceConnected. The thesis says that services run in
 * the background; in truth all of their callbacks run on the main thread.
 */
package fixture.seed001;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;

public class FigureClient extends Activity {
  static int bound;

  private final ServiceConnection connection = new ServiceConnection() {
    @Override
    public void onServiceConnected(ComponentName name, IBinder service) {
      bound++; //~ quiet(one-thread|ordered) bound
    }

    @Override
    public void onServiceDisconnected(ComponentName name) {
      bound--; //~ quiet(one-thread|ordered) bound
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    startService(new Intent(this, FigureStarted.class));
    bindService(new Intent(this, FigureBound.class), connection, BIND_AUTO_CREATE);
  }

  @Override
  protected void onDestroy() {
    unbindService(connection);
    super.onDestroy();
  }
}
