/** The lock is given up for a moment, and one access lies in that moment. */
package fixture.locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class UnlockInTheMiddle {
  private final Lock lock = new ReentrantLock();
  private int first;
  private int middle;
  private int last;

  void run() {
    lock.lock();
    first++; //~ quiet(lock) first
    lock.unlock();
    middle++; //~ race(A) self middle
    lock.lock();
    last++; //~ quiet(lock) last
    lock.unlock();
  }

  public static void main(String[] args) {
    UnlockInTheMiddle both = new UnlockInTheMiddle();
    new Thread(both::run).start();
    new Thread(both::run).start();
  }
}
