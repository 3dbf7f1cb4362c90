/** Seed 004 Figure 2.2 (b): onCreate, onBind, onUnbind, onDestroy. */
package fixture.seed004;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

public class Bounded extends Service {
  private StringBuilder clients;

  @Override
  public void onCreate() {
    clients = new StringBuilder(); //~ quiet(ordered) clients
  }

  @Override
  public IBinder onBind(Intent intent) {
    clients.append("bound"); //~ quiet(ordered) clients
    return new Binder();
  }

  @Override
  public boolean onUnbind(Intent intent) {
    clients.append("unbound"); //~ quiet(ordered) clients
    return false;
  }

  @Override
  public void onDestroy() {
    clients = null; //~ quiet(ordered) clients
  }
}
