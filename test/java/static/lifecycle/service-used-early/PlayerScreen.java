/**
 * The click may come before onServiceConnected has set the service, and after onServiceDisconnected
 * has taken it away. Behind a null test it may not.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;

public class PlayerScreen extends Activity {
  private PlayerService service;

  private final ServiceConnection connection = new ServiceConnection() {
    @Override
    public void onServiceConnected(ComponentName name, IBinder binder) {
      service = ((PlayerService.LocalBinder) binder).service(); //~ order(A) set service
    }

    @Override
    public void onServiceDisconnected(ComponentName name) {
      service = null; //~ free(B) free service
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    bindService(new Intent(this, PlayerService.class), connection, BIND_AUTO_CREATE);
    findViewById(1).setOnClickListener(view -> {
      service.play(); //~ order(A) use service //~ free(B) use service
    });
    findViewById(2).setOnClickListener(view -> {
      if (service != null) {
        service.play(); //~ quiet(guard) service
      }
    });
  }

  @Override
  protected void onDestroy() {
    unbindService(connection);
    super.onDestroy();
  }
}
