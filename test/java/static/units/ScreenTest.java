/** A test of the thread: what stands behind it runs on the main thread only. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;
import android.os.Looper;

public class ScreenTest extends Activity {
  private int onlyMain;
  private int anyThread;

  void show() {
    anyThread++; //~ race(A) self anyThread
    if (Looper.myLooper() == Looper.getMainLooper()) {
      onlyMain++; //~ quiet(one-thread|guard|confined) onlyMain
    }
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(this::show).start();
    show();
  }
}
