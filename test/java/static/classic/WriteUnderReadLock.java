/** Many may hold the read lock at once: what is written under it is not protected. */
package fixture.classic;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class WriteUnderReadLock implements Runnable {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private int asked;
  private int value;

  @Override
  public void run() {
    lock.readLock().lock();
    try {
      asked++; //~ race(A)! self asked
      System.out.println(value); //~ quiet(lock) value
    } finally {
      lock.readLock().unlock();
    }
    lock.writeLock().lock();
    try {
      value++; //~ quiet(lock) value
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) {
    WriteUnderReadLock shared = new WriteUnderReadLock();
    for (int i = 0; i < 3; i++) new Thread(shared).start();
  }
}
