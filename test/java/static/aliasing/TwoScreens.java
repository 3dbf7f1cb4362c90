/** Two activities of one class never share their fields; their threads do share the static. */
package fixture.aliasing;

import android.app.Activity;
import android.os.Bundle;

public class TwoScreens extends Activity {
  private int own;
  private static int all;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      own++; //~ quiet(confined|owned|ordered) own
      all++; //~ race(A) self all
    }).start();
  }
}
