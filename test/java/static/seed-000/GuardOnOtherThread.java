/** §3.2.3: the if-guard holds between events of one looper only; between threads the free may come behind the test. */
package fixture.seed000;

import android.app.Activity;
import android.os.Bundle;

public class GuardOnOtherThread extends Activity {
  private StringBuilder cache = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      if (cache != null) { //~ conflict(A) read? cache
        System.out.println(cache.length()); //~ conflict(A) use cache
      }
    }).start();
  }

  @Override
  protected void onDestroy() {
    cache = null; //~ conflict(A) free cache
    super.onDestroy();
  }
}
