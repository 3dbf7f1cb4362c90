/**
 * StampedLock: its write and read stamps exclude each other. An optimistic read is no lock, but what was read is thrown
 * away where one was needed; nobody knows that who never asks.
 */
package fixture.locks;

import java.util.concurrent.locks.StampedLock;

class Stamped {
  private final StampedLock lock = new StampedLock();
  private int x;
  private int y;
  private int z;

  void move(int by) {
    long stamp = lock.writeLock();
    try {
      x += by; //~ quiet(lock) x
      y += by; //~ quiet(lock) y
      z += by; //~ race(A) update z
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

  int unchecked() {
    lock.tryOptimisticRead();
    return z; //~ race(A) read z
  }

  public static void main(String[] args) {
    Stamped stamped = new Stamped();
    new Thread(() -> stamped.move(1)).start();
    new Thread(stamped::x).start();
    new Thread(stamped::y).start();
    new Thread(stamped::unchecked).start();
  }
}
