/** The app on the watch: it never runs in the process of the other. */
package fixture.programs.watch;

import android.app.Activity;
import fixture.programs.common.Steps;

public class WatchScreen extends Activity {
  @Override
  protected void onResume() {
    super.onResume();
    new Thread(() -> Steps.today = 1).start();
  }
}
