/** A ReentrantLock with try and finally; what stands behind unlock is not protected. */
package fixture.locks;

import java.util.concurrent.locks.ReentrantLock;

class LockTryFinally {
  private final ReentrantLock lock = new ReentrantLock();
  private int safe;
  private int unsafe;

  void run() {
    lock.lock();
    try {
      safe++; //~ quiet(lock) safe
    } finally {
      lock.unlock();
    }
    unsafe++; //~ race(A) self unsafe
  }

  public static void main(String[] args) {
    LockTryFinally both = new LockTryFinally();
    new Thread(both::run).start();
    new Thread(both::run).start();
  }
}
