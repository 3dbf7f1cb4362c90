/** Private helpers have the locks of those who call them; a caller without one spoils it. */
package fixture.classic;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class SafeHelpers {
  private final Object lock = new Object();
  private int always;
  private int sometimes;

  void one() {
    synchronized (lock) {
      raiseAlways();
      raiseSometimes();
    }
  }

  void two() {
    synchronized (lock) {
      raiseAlways();
    }
    raiseSometimes();
  }

  private void raiseAlways() {
    always++; //~ quiet(lock) always
  }

  private void raiseSometimes() {
    sometimes++; //~ race(A)! self sometimes
  }
}
