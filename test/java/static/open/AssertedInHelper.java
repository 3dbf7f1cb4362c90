/** Who has called a method that asserts the thread or the lock is where it asserts to be. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class AssertedInHelper {
  private int shown;
  private int held;
  private int none;

  void show() {
    Threads.assertMainThread();
    shown = 1; //~ quiet(one-thread) shown
  }

  void showMore() {
    show();
    shown = 2; //~ quiet(one-thread) shown
  }

  void hold() {
    Threads.assertHoldsLock(this);
    held = 1; //~ quiet(lock) held
  }

  void holdMore() {
    hold();
    held = 2; //~ quiet(lock) held
  }

  void maybe(boolean isMain) {
    if (isMain) show();
    none = 1; //~ race(A) self none
  }

  static final class Threads {
    static void assertMainThread() {}

    static void assertHoldsLock(Object lock) {}
  }
}
