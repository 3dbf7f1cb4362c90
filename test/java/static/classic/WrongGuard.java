/** The annotation names one lock, the code holds another. */
package fixture.classic;

import javax.annotation.concurrent.GuardedBy;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class WrongGuard {
  private final Object reads = new Object();
  private final Object writes = new Object();

  @GuardedBy("writes")
  private int value;

  void set(int to) {
    synchronized (writes) {
      value = to; //~ race(A)! write value
    }
  }

  int get() {
    synchronized (reads) {
      return value; //~ race(A)! read value
    }
  }
}
