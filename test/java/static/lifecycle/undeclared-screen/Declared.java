/** The manifest declares it: the platform may show it, and the race is a Warning. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;

public class Declared extends Activity {
  static int shown;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> shown++).start(); //~ race(A)! update shown
    shown++; //~ race(A)! update shown
  }
}
