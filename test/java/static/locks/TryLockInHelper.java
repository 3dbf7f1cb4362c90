/** The answer of tryLock goes through a helper, a timeout and a condition. */
package fixture.locks;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class TryLockInHelper {
  private final Lock lock = new ReentrantLock();
  private int helped;
  private int timed;
  private int both;

  private boolean enter() {
    return lock.tryLock();
  }

  void helped() {
    if (enter()) {
      helped = 1; //~ quiet(lock) helped
      lock.unlock();
    }
  }

  void timed() throws InterruptedException {
    if (lock.tryLock(1, TimeUnit.SECONDS)) {
      try {
        timed = 1; //~ quiet(lock) timed
      } finally {
        lock.unlock();
      }
    }
  }

  void both(boolean wanted) {
    if (wanted && lock.tryLock()) {
      both = 1; //~ quiet(lock) both
      lock.unlock();
    }
  }
}
