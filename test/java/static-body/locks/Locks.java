package locks;

import com.google.common.util.concurrent.Monitor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** What is held at each call of `use`. */
class Locks {
  final Lock lock = new ReentrantLock();
  final ReentrantLock other = new ReentrantLock();
  final ReadWriteLock rw = new ReentrantReadWriteLock();
  final ReentrantReadWriteLock.ReadLock read = new ReentrantReadWriteLock().readLock();
  final ReentrantReadWriteLock.WriteLock write = new ReentrantReadWriteLock().writeLock();
  final StampedLock stamped = new StampedLock();
  final Semaphore permit = new Semaphore(1);
  final Monitor monitor = new Monitor();
  final Condition ready = lock.newCondition();
  static final Lock SHARED = new ReentrantLock();
  Lock changing = new ReentrantLock();
  Locks next;
  android.database.sqlite.SQLiteDatabase database;
  boolean flag;

  void use() {}

  boolean test() {
    return flag;
  }

  void plain() {
    use(); //~ held
    lock.lock();
    use(); //~ held lock
    lock.unlock();
    use(); //~ held
  }

  void always() {
    lock.lock();
    try {
      use(); //~ held lock
      if (flag) return;
      use(); //~ held lock
    } finally {
      lock.unlock();
    }
    use(); //~ held
  }

  void onException() {
    lock.lock();
    try {
      test();
      lock.unlock();
    } catch (RuntimeException e) {
      use(); //~ held
    }
    use(); //~ held
  }

  void interruptibly() throws InterruptedException {
    try {
      lock.lockInterruptibly();
    } catch (InterruptedException e) {
      use(); //~ held
      return;
    }
    use(); //~ held lock
    lock.unlock();
  }

  void branches() {
    if (flag) lock.lock();
    use(); //~ held
    if (test()) other.lock();
    else other.lock();
    use(); //~ held other
  }

  void loop() {
    while (test()) {
      lock.lock();
      use(); //~ held lock
      lock.unlock();
      use(); //~ held
    }
    use(); //~ held
  }

  void twice() {
    lock.lock();
    lock.lock();
    lock.unlock();
    use(); //~ held lock
    lock.unlock();
    use(); //~ held
  }

  void tried() {
    if (lock.tryLock()) {
      use(); //~ held lock
      lock.unlock();
      use(); //~ held
    } else {
      use(); //~ held
    }
    if (!lock.tryLock()) return;
    use(); //~ held lock
  }

  void triedInTime() throws InterruptedException {
    boolean ok = lock.tryLock(1, TimeUnit.SECONDS);
    use(); //~ held
    if (!ok) throw new IllegalStateException();
    use(); //~ held lock
  }

  void triedAndMore(boolean more) {
    boolean ok = more && lock.tryLock();
    if (ok) use(); //~ held lock
    if (lock.tryLock() || more) use(); //~ held
    if (more && other.tryLock() && test()) use(); //~ held other
  }

  void triedSafely() {
    boolean locked = false;
    try {
      locked = lock.tryLock();
      if (locked == true) {
        use(); //~ held lock
      }
    } finally {
      if (locked) {
        use(); //~ held lock
        lock.unlock();
      }
      use(); //~ held
    }
  }

  void triedAgain() {
    boolean locked = lock.tryLock();
    locked = flag;
    if (locked) use(); //~ held
  }

  void triedLoop() {
    while (!lock.tryLock()) use(); //~ held
    use(); //~ held lock
  }

  void tested() {
    if (other.isHeldByCurrentThread()) {
      use(); //~ held other
      other.unlock();
    }
    use(); //~ held
  }

  void readWrite() {
    rw.readLock().lock();
    use(); //~ held rw shared
    rw.readLock().unlock();
    use(); //~ held
    rw.writeLock().lock();
    use(); //~ held rw
    rw.writeLock().unlock();
    use(); //~ held
  }

  void partInLocal() {
    Lock part = rw.readLock();
    part.lock();
    try {
      use(); //~ held rw shared
    } finally {
      part.unlock();
    }
    use(); //~ held
  }

  void partInField() {
    read.lock();
    use(); //~ held read shared
    read.unlock();
    write.lock();
    use(); //~ held write
    write.unlock();
    use(); //~ held
  }

  void downgraded() {
    rw.writeLock().lock();
    rw.readLock().lock();
    use(); //~ held rw, rw shared
    rw.writeLock().unlock();
    use(); //~ held rw shared
  }

  void stamps() {
    long stamp = stamped.writeLock();
    use(); //~ held stamped
    stamped.unlockWrite(stamp);
    stamp = stamped.readLock();
    use(); //~ held stamped shared
    stamped.unlock(stamp);
    use(); //~ held
    stamp = stamped.tryWriteLock();
    if (stamp != 0L) use(); //~ held stamped
    if (stamp == 0) return;
    use(); //~ held stamped
  }

  void optimistic() {
    long stamp = stamped.tryOptimisticRead();
    use(); //~ held stamped shared
    if (!stamped.validate(stamp)) {
      stamp = stamped.readLock();
      use(); //~ held stamped shared
      long writing = stamped.tryConvertToWriteLock(stamp);
      if (writing != 0) use(); //~ held stamped shared, stamped
    }
  }

  void semaphore() throws InterruptedException {
    permit.acquire();
    use(); //~ held permit semaphore
    permit.release();
    use(); //~ held
    if (permit.tryAcquire(1, TimeUnit.SECONDS)) use(); //~ held permit semaphore
  }

  void guava() {
    monitor.enter();
    use(); //~ held monitor
    monitor.leave();
    use(); //~ held
    if (monitor.enter(1, TimeUnit.SECONDS)) use(); //~ held monitor
  }

  void waits() throws InterruptedException {
    lock.lock();
    ready.await();
    use(); //~ held lock
    lock.unlock();
  }

  void transaction() {
    database.beginTransaction();
    use(); //~ held
    database.endTransaction();
  }

  synchronized void nested() {
    use(); //~ held this monitor
    lock.lock();
    synchronized (next) {
      use(); //~ held this monitor, next monitor, lock
    }
    other.lock();
    use(); //~ held this monitor, lock, other
    other.unlock();
    use(); //~ held this monitor, lock
    lock.unlock();
  }

  void shared() {
    SHARED.lock();
    use(); //~ held Locks.SHARED
    SHARED.unlock();
    use(); //~ held
  }

  void copied() {
    Lock mine = lock;
    mine.lock();
    use(); //~ held lock
    lock.unlock();
    use(); //~ held
  }

  void another(Lock given) {
    lock.lock();
    other.lock();
    given.unlock();
    use(); //~ held
  }

  void changed() {
    changing.lock();
    use(); //~ held changing
    changing = other;
    use(); //~ held
    changing.unlock();
  }

  void reassigned(Lock one, Lock two) {
    Lock which = one;
    which.lock();
    use(); //~ held one
    which = two;
    use(); //~ held one
  }

  void ofAnother() {
    next.lock.lock();
    use(); //~ held next.lock
    next.next = null;
    next = null;
    use(); //~ held
  }

  Runnable later() {
    lock.lock();
    Runnable run = () -> use(); //~ held
    lock.unlock();
    return run;
  }
}
