/** A helper runs what it is given under the lock. */
package fixture.locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class WithLock {
  private final Lock lock = new ReentrantLock();
  private int balance;

  private void withLock(Runnable body) {
    lock.lock();
    try {
      body.run();
    } finally {
      lock.unlock();
    }
  }

  void deposit() {
    withLock(() -> balance++); //~ quiet(lock) balance
  }

  public static void main(String[] args) {
    WithLock account = new WithLock();
    new Thread(account::deposit).start();
    new Thread(account::deposit).start();
  }
}
