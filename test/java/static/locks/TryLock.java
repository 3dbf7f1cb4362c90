/** tryLock protects where it answered true, and only there. */
package fixture.locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class TryLock {
  private final ReentrantLock lock = new ReentrantLock();
  private int taken;
  private int timed;
  private int refused;

  void run() {
    if (lock.tryLock()) {
      try {
        taken++; //~ quiet(lock) taken
      } finally {
        lock.unlock();
      }
    } else {
      refused++; //~ race(A) self refused
    }
  }

  void runLater() throws InterruptedException {
    if (!lock.tryLock(1, TimeUnit.SECONDS)) {
      return;
    }
    try {
      timed++; //~ quiet(lock) timed
    } finally {
      lock.unlock();
    }
  }

  private void both() {
    try {
      run();
      runLater();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public static void main(String[] args) {
    TryLock tried = new TryLock();
    new Thread(tried::both).start();
    new Thread(tried::both).start();
  }
}
