/** A service in the same process: its methods run on the caller, here always the main thread. */
package fixture.lifecycle;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

public class PlayerService extends Service {
  private int plays;

  class LocalBinder extends Binder {
    PlayerService service() {
      return PlayerService.this;
    }
  }

  @Override
  public IBinder onBind(Intent intent) {
    return new LocalBinder();
  }

  void play() {
    plays++; //~ quiet(one-thread|confined) plays
  }
}
