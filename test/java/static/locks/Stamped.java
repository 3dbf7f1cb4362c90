/**
 * StampedLock: its write and read stamps exclude each other. An optimistic read is no lock, but what was read is thrown
 * away where one was needed.
 */
package fixture.locks;

import java.util.concurrent.locks.StampedLock;

class Stamped {
  private final StampedLock lock = new StampedLock();
  private int x;
  private int y;

  void move(int by) {
    long stamp = lock.writeLock();
    try {
      x += by; //~ quiet(lock) x
      y += by; //~ quiet(lock) y
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  int x() {
    long stamp = lock.readLock();
    try {
      return x; //~ quiet(lock) x
    } finally {
      lock.unlockRead(stamp);
    }
  }

  int y() {
    long stamp = lock.tryOptimisticRead();
    int seen = y; //~ quiet(lock) y
    if (!lock.validate(stamp)) {
      stamp = lock.readLock();
      try {
        seen = y; //~ quiet(lock) y
      } finally {
        lock.unlockRead(stamp);
      }
    }
    return seen;
  }

  public static void main(String[] args) {
    Stamped stamped = new Stamped();
    new Thread(() -> stamped.move(1)).start();
    new Thread(stamped::x).start();
    new Thread(stamped::y).start();
  }
}
