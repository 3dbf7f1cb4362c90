/** Two writes of the same constant harm nobody, whichever stays; another value, a reader, and a test of it before do. */
package fixture.memory;

import android.app.Activity;

public class SameConstant extends Activity {
  private boolean paused; //~ quiet(immutable)! paused
  private boolean stopped;
  private boolean begun;

  @Override
  protected void onResume() {
    super.onResume();
    new Thread(this::go).start();
    go();
    stopped = true; //~ race(A) write stopped
  }

  private void go() {
    paused = false;
    stopped = false; //~ race(A) write stopped
    if (!begun) begun = true; //~ race(B) self begun
  }
}
