/** A class with a lock of a library, used by nobody here: meant for several threads. */
package fixture.classic;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LockOfLibrary {
  private final Lock lock = new ReentrantLock();
  private int value;

  public void set(int to) {
    lock.lock();
    value = to; //~ race(A) write value
    lock.unlock();
  }

  public int get() {
    return value; //~ race(A) read value
  }
}
