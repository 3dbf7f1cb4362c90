/** Seed 004 Figure 5.4. */
package fixture.seed004;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

public class LocalService extends Service {
  private final IBinder mBinder = new MyBinder();

  @Override
  public IBinder onBind(Intent intent) {
    System.out.println(MainActivity.val); //~ maybe(A) race read val
    MainActivity.val = 9900; //~ maybe(A) race write val
    return mBinder;
  }

  class MyBinder extends Binder {
    LocalService getService() {
      return LocalService.this;
    }
  }
}
