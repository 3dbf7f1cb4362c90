/** A variable that an anonymous class takes along is called by its own name. */
package fixture.aliasing;

import android.app.Activity;
import java.util.ArrayList;
import java.util.List;

public class NamedAsWritten extends Activity {
  @Override
  protected void onResume() {
    super.onResume();
    final List<String> lines = new ArrayList<>();
    Runnable adds = new Runnable() {
      @Override
      public void run() {
        lines.add("one"); //~ race(A) self lines
      }
    };
    new Thread(adds).start();
    new Thread(adds).start();
  }
}
