/** lockInterruptibly holds the lock when it returns, and does not when it throws. */
package fixture.locks;

import java.util.concurrent.locks.ReentrantLock;

class LockInterruptibly {
  private final ReentrantLock lock = new ReentrantLock();
  private int held;
  private int interrupted;

  void run() {
    try {
      lock.lockInterruptibly();
    } catch (InterruptedException e) {
      interrupted++; //~ race(A) self interrupted
      return;
    }
    try {
      held++; //~ quiet(lock) held
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    LockInterruptibly locked = new LockInterruptibly();
    Thread one = new Thread(locked::run);
    Thread other = new Thread(locked::run);
    one.start();
    other.start();
    one.interrupt();
    other.interrupt();
  }
}
