/** Methods for one thread only do not run at once, whatever the class says. */
package fixture.open;

import androidx.annotation.MainThread;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class UiThreadOnly {
  private int shown;

  @MainThread
  void show() {
    shown++; //~ quiet(one-thread) shown
  }

  @MainThread
  int shown() {
    return shown; //~ quiet(one-thread) shown
  }
}
