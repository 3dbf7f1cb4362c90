/** The write lies three calls deep; its first caller has the lock in one case and not in the other. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class Interprocedural {
  private int deep;

  void unlocked() {
    one();
  }

  synchronized void locked() {
    one();
  }

  private void one() {
    two();
  }

  private void two() {
    deep++; //~ race(A) self deep
  }
}
