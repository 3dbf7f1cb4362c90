/** No manifest declares it and nobody names it: the platform shows it to nobody. Kept, in case a manifest is missing, but no Warning. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;

public class LeftOver extends Activity {
  static int kept;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> kept++).start(); //~ race(B) update kept
    kept++; //~ race(B) update kept
  }
}
