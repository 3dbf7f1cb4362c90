/** A read lock excludes the write lock; two readers that write under it exclude nobody. */
package fixture.locks;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class ReadWriteLocks {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private int value;
  private int reads;

  int read() {
    lock.readLock().lock();
    try {
      reads++; //~ race(A) self reads
      return value; //~ quiet(lock) value
    } finally {
      lock.readLock().unlock();
    }
  }

  void write(int to) {
    lock.writeLock().lock();
    try {
      value = to; //~ quiet(lock) value
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) {
    ReadWriteLocks both = new ReadWriteLocks();
    new Thread(both::read).start();
    new Thread(both::read).start();
    new Thread(() -> both.write(1)).start();
  }
}
