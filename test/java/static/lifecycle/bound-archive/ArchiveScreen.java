/** Reads the service's fields from a thread of its own. */
package fixture.lifecycle.archive;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.content.ServiceConnection;
import android.os.Bundle;
import android.os.IBinder;

public class ArchiveScreen extends Activity implements ServiceConnection {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    bindService(new Intent(this, Archive.class), this, BIND_AUTO_CREATE);
  }

  @Override
  public void onServiceConnected(ComponentName name, IBinder binder) {
    Archive archive = ((Archive.Door) binder).archive();
    new Thread(() -> {
      System.out.println(archive.folder); //~ quiet(ordered) folder
      System.out.println(archive.limit); //~ quiet(ordered|one-thread) limit
    }).start();
  }

  @Override
  public void onServiceDisconnected(ComponentName name) {}
}
