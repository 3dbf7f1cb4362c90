/**
 * A lock made of an AtomicBoolean: compareAndSet takes it, set gives it back. Reported all the same: which
 * values are a lock that is taken is a convention of this class.
 */
package fixture.locks;

import java.util.concurrent.atomic.AtomicBoolean;

class SpinLock {
  private final AtomicBoolean busy = new AtomicBoolean();
  private int value;

  void change() {
    while (!busy.compareAndSet(false, true)) {
      Thread.onSpinWait();
    }
    try {
      value++; //~ spurious(A) race self value
    } finally {
      busy.set(false);
    }
  }

  public static void main(String[] args) {
    SpinLock spin = new SpinLock();
    new Thread(spin::change).start();
    new Thread(spin::change).start();
  }
}
