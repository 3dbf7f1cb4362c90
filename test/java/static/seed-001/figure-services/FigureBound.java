/** Bound: onBind runs before the client hears of it. */
package fixture.seed001;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

public class FigureBound extends Service {
  @Override
  public IBinder onBind(Intent intent) {
    FigureClient.bound = 0; //~ quiet(one-thread|ordered) bound
    return new Binder();
  }
}
