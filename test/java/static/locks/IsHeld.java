/** Code behind a test whether the lock is held. */
package fixture.locks;

import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class IsHeld {
  private final ReentrantLock lock = new ReentrantLock();
  private int held;
  private int other;

  void held() {
    if (lock.isHeldByCurrentThread()) {
      held = 1; //~ quiet(lock) held
    }
  }

  void needed() {
    if (!lock.isHeldByCurrentThread()) throw new IllegalStateException();
    held = 2; //~ quiet(lock) held
  }

  void other() {
    if (!lock.isHeldByCurrentThread()) {
      other = 1; //~ race(A) write+ other
    }
  }
}
