/** Table 3.2 (c): the event that starts the thread frees right behind it. */
package fixture.seed000;

import android.app.Activity;
import android.os.Bundle;

public class Conventional extends Activity {
  private StringBuilder buffer = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      System.out.println(buffer.length()); //~ conflict(A) use buffer
    }).start();
    buffer = null; //~ conflict(A) free buffer
  }
}
