/** Read and write locks that are kept in fields of their own. */
package fixture.locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class KeptReadLock {
  private final ReadWriteLock both = new ReentrantReadWriteLock();
  private final Lock reading = both.readLock();
  private final Lock writing = both.writeLock();
  private int fine;
  private int wrong;
  private int mixed;

  void write(int to) {
    writing.lock();
    try {
      fine = to; //~ quiet(lock) fine
    } finally {
      writing.unlock();
    }
  }

  int read() {
    both.readLock().lock();
    try {
      return fine; //~ quiet(lock) fine
    } finally {
      both.readLock().unlock();
    }
  }

  void writeWrong() {
    reading.lock();
    wrong = 1; //~ race(A) write+ wrong
    reading.unlock();
  }

  void writeMixed() {
    writing.lock();
    mixed = 1; //~ race(B) write mixed
    writing.unlock();
  }

  int readMixed() {
    return mixed; //~ race(B) read mixed
  }
}
