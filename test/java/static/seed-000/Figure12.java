/**
 * Seed 000 Figures 1.2 and 3.6 (MyTracks): the service may connect after onDestroy, and then providerUtils
 * is null. The connection is never unbound.
 */
package fixture.seed000;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;

public class Figure12 extends Activity {
  private StringBuilder providerUtils;

  private final ServiceConnection connection = new ServiceConnection() {
    @Override
    public void onServiceConnected(ComponentName name, IBinder service) {
      startRecordingNewTrack();
    }

    @Override
    public void onServiceDisconnected(ComponentName name) {}
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    providerUtils = new StringBuilder(); //~ quiet(ordered) providerUtils
  }

  @Override
  protected void onResume() {
    super.onResume();
    Intent service = new Intent("fixture.RECORD").setPackage("fixture");
    getApplicationContext().bindService(service, connection, BIND_AUTO_CREATE);
  }

  private void startRecordingNewTrack() {
    providerUtils.append("track"); //~ free(A)! use providerUtils
  }

  @Override
  protected void onDestroy() {
    providerUtils = null; //~ free(A) free providerUtils
    super.onDestroy();
  }
}
