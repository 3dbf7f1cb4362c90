/** A semaphore with one permit is a lock; one with two is not. */
package fixture.locks;

import java.util.concurrent.Semaphore;

class SemaphoreAsLock {
  private final Semaphore one = new Semaphore(1);
  private final Semaphore two = new Semaphore(2);
  private int alone;
  private int together;

  void run() {
    one.acquireUninterruptibly();
    try {
      alone++; //~ quiet(lock) alone
    } finally {
      one.release();
    }
    two.acquireUninterruptibly();
    try {
      together++; //~ race(A) self together
    } finally {
      two.release();
    }
  }

  public static void main(String[] args) {
    SemaphoreAsLock both = new SemaphoreAsLock();
    new Thread(both::run).start();
    new Thread(both::run).start();
  }
}
