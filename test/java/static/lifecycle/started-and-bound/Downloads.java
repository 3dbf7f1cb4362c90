/** A service that is started and bound: onCreate comes first, onBind and onStartCommand in either order. */
package fixture.lifecycle;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

public class Downloads extends Service {
  private StringBuilder always;
  private StringBuilder whenBound;

  @Override
  public void onCreate() {
    always = new StringBuilder(); //~ quiet(ordered) always
  }

  @Override
  public IBinder onBind(Intent intent) {
    whenBound = new StringBuilder(); //~ order(A) set whenBound
    always.append("bound"); //~ quiet(ordered) always
    return new Binder();
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    always.append("started"); //~ quiet(ordered) always
    whenBound.append("started"); //~ order(A) use whenBound
    return START_STICKY;
  }
}
