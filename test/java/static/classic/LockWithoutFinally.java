/** unlock on one way only, and an access behind unlock. */
package fixture.classic;

import java.util.concurrent.locks.ReentrantLock;

class LockWithoutFinally implements Runnable {
  private final ReentrantLock lock = new ReentrantLock();
  private int inside;
  private int behind;

  @Override
  public void run() {
    lock.lock();
    try {
      inside++; //~ quiet(lock) inside
    } finally {
      lock.unlock();
    }
    behind++; //~ race(A)! self behind
  }

  public static void main(String[] args) {
    LockWithoutFinally shared = new LockWithoutFinally();
    new Thread(shared).start();
    new Thread(shared).start();
  }
}
