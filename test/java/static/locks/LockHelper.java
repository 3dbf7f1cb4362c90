/** Acquire and release are methods of our own around a Lock. */
package fixture.locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class LockHelper {
  private final Lock lock = new ReentrantLock();
  private int state;

  private void begin() {
    lock.lock();
  }

  private void end() {
    lock.unlock();
  }

  void change() {
    begin();
    try {
      state++; //~ quiet(lock) state
    } finally {
      end();
    }
  }

  public static void main(String[] args) {
    LockHelper helper = new LockHelper();
    new Thread(helper::change).start();
    new Thread(helper::change).start();
  }
}
