/** Test and use under the lock, but in two regions: the free may come between. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;

public class GuardInTwoRegions extends Activity {
  private StringBuilder album = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      if (isOpen()) {
        write();
      }
    }).start();
  }

  private synchronized boolean isOpen() {
    return album != null;
  }

  private synchronized void write() {
    album.append("x"); //~ free(A) use album
  }

  @Override
  protected synchronized void onDestroy() {
    album = null; //~ free(A) free album
    super.onDestroy();
  }
}
