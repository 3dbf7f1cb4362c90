/** Which of two locks is taken is decided each time: it protects nothing. */
package fixture.locks;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class ChosenLock {
  private final Object a = new Object();
  private final Object b = new Object();
  private int value;
  private int same;

  void write(boolean which) {
    Object lock = which ? a : b;
    synchronized (lock) {
      value++; //~ race(A) update+ value
    }
  }

  void same(int kind) {
    synchronized (a) {
      switch (kind) {
        case 1:
          same = 1; //~ quiet(lock) same
          break;
        default:
          same = 2; //~ quiet(lock) same
      }
    }
  }
}
