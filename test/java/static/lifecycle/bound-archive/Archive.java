/** A service sets its fields when it is created: who is given the service comes later. */
package fixture.lifecycle.archive;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

public class Archive extends Service {
  String folder;
  int size;
  int limit;

  class Door extends Binder {
    Archive archive() {
      return Archive.this;
    }
  }

  @Override
  public void onCreate() {
    folder = "files"; //~ quiet(ordered) folder
    new Thread(() -> {
      System.out.println(size); //~ race(A) read size
    }).start();
    size = 3; //~ race(A) write size
  }

  @Override
  public IBinder onBind(Intent intent) {
    limit = 9; //~ quiet(ordered|one-thread) limit
    return new Door();
  }
}
