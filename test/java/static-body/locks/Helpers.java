package locks;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Methods that lock and unlock for their callers. */
class Helpers {
  final Lock lock = new ReentrantLock();
  final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
  static final Lock SHARED = new ReentrantLock();
  boolean flag;
  Helpers next;

  void use() {}

  void enter() { //~ effect takes this.lock
    lock.lock();
  }

  void leave() { //~ effect frees this.lock
    lock.unlock();
  }

  void enterThat(Helpers that) { //~ effect takes that.lock
    that.enter();
  }

  void leaveThat(Helpers that) { //~ effect frees that.lock
    that.leave();
  }

  boolean tryEnter() { //~ effect takes this.lock if true
    return lock.tryLock();
  }

  boolean tryEnterBoth() { //~ effect takes Helpers.SHARED if true, this.lock if true
    if (!SHARED.tryLock()) return false;
    if (lock.tryLock()) return true;
    SHARED.unlock();
    return false;
  }

  void sometimes() {
    if (flag) lock.lock();
  }

  void balanced() {
    lock.lock();
    try {
      use(); //~ held this.lock
    } finally {
      lock.unlock();
    }
  }

  static void enterShared() { //~ effect takes Helpers.SHARED
    SHARED.lock();
  }

  void reading() { //~ effect takes this.rw shared
    rw.readLock().lock();
  }

  /** Only less is known of what takes a lock by way of itself. */
  void recursive(int depth) {
    if (depth > 0) recursive(depth - 1);
    else lock.lock();
  }

  void unknown() { //~ effect frees something
    find().unlock();
  }

  Lock find() {
    return next.lock;
  }

  void caller() {
    enter();
    use(); //~ held this.lock
    try {
      use(); //~ held this.lock
    } finally {
      leave();
    }
    use(); //~ held
  }

  void callerOfAnother(Helpers a) { //~ effect takes this.next.lock
    enterThat(a);
    use(); //~ held a.lock
    balanced();
    use(); //~ held a.lock
    leaveThat(a);
    use(); //~ held
    enterThat(next);
    use(); //~ held this.next.lock
  }

  void callerOfTry() {
    if (tryEnter()) {
      use(); //~ held this.lock
      leave();
    }
    if (!tryEnterBoth()) return;
    use(); //~ held Helpers.SHARED, this.lock
  }

  void callerOfOthers() { //~ effect frees something
    sometimes();
    use(); //~ held
    enterShared();
    use(); //~ held Helpers.SHARED
    reading();
    use(); //~ held Helpers.SHARED, this.rw shared
    recursive(3);
    use(); //~ held Helpers.SHARED, this.rw shared
    unknown();
    use(); //~ held
  }

  void mixed() {
    lock.lock();
    use(); //~ held this.lock
    leave();
    use(); //~ held
    enter();
    lock.unlock();
    use(); //~ held
  }
}
