/** A guard that names nothing that is there: who holds no lock at all does not hold it. */
package fixture.open;

import javax.annotation.concurrent.GuardedBy;

class GuardUnknown {
  private final Object mutex = new Object();

  @GuardedBy("lock")
  private int open;

  @GuardedBy("lock")
  private int held;

  @GuardedBy("UI thread")
  private int shown;

  void open() {
    open = 1; //~ race(A) self open
  }

  void held() {
    synchronized (mutex) {
      held = 1; //~ quiet(lock) held
    }
  }

  void show() {
    shown = 1; //~ hidden(B) write+ shown
  }
}
