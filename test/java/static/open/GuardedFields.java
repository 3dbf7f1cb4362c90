/** The class says what guards its fields; one method forgets. */
package fixture.open;

import javax.annotation.concurrent.GuardedBy;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class GuardedFields {
  private final Object lock = new Object();

  @GuardedBy("lock")
  private int kept;

  @GuardedBy("lock")
  private int forgotten;

  void set(int to) {
    synchronized (lock) {
      kept = to; //~ quiet(lock) kept
      forgotten = to; //~ race(A)! write forgotten
    }
  }

  int sum() {
    int seen = forgotten; //~ race(A)! read forgotten
    synchronized (lock) {
      return seen + kept; //~ quiet(lock) kept
    }
  }
}
