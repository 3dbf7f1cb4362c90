/** The answer of tryLock is not looked at: the lock may not be held. */
package fixture.locks;

import java.util.concurrent.locks.ReentrantLock;

class TryLockIgnored {
  private final ReentrantLock lock = new ReentrantLock();
  private int value;

  void run() {
    lock.tryLock();
    value++; //~ race(A) self value
    if (lock.isHeldByCurrentThread()) {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    TryLockIgnored tried = new TryLockIgnored();
    new Thread(tried::run).start();
    new Thread(tried::run).start();
  }
}
