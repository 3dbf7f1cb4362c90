/** Code that asserts that the lock is held is not run without it. */
package fixture.locks;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class HoldsLock {
  int asserted;
  int thrown;
  int none;

  void asserted() {
    assert Thread.holdsLock(this);
    asserted++; //~ quiet(lock) asserted
  }

  void thrown() {
    if (!Thread.holdsLock(this)) throw new IllegalStateException();
    thrown++; //~ quiet(lock) thrown
  }

  void none() {
    none++; //~ race(A) update+ none
  }
}
