/** Figure 1.2 mended: after unbindService nothing is connected any more, so the use comes before the free. */
package fixture.seed000;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;

public class Figure12Unbound extends Activity {
  private StringBuilder tracks;

  private final ServiceConnection connection = new ServiceConnection() {
    @Override
    public void onServiceConnected(ComponentName name, IBinder service) {
      tracks.append("track"); //~ quiet(ordered) tracks
    }

    @Override
    public void onServiceDisconnected(ComponentName name) {}
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    tracks = new StringBuilder(); //~ quiet(ordered) tracks
    bindService(new Intent("fixture.RECORD").setPackage("fixture"), connection, BIND_AUTO_CREATE);
  }

  @Override
  protected void onDestroy() {
    unbindService(connection);
    tracks = null; //~ quiet(ordered) tracks
    super.onDestroy();
  }
}
