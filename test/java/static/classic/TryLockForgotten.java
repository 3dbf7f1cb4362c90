/** tryLock whose answer nobody looks at, beside one that is asked. */
package fixture.classic;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class TryLockForgotten implements Runnable {
  private final Lock lock = new ReentrantLock();
  private int careless;
  private int careful;

  @Override
  public void run() {
    lock.tryLock();
    careless++; //~ race(A)! self careless
    if (lock.tryLock()) {
      try {
        careful++; //~ quiet(lock) careful
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) {
    TryLockForgotten shared = new TryLockForgotten();
    new Thread(shared).start();
    new Thread(shared).start();
  }
}
