/** A field that says which lock guards it, and is right. */
package fixture.locks;

import androidx.annotation.GuardedBy;

class GuardedByKept {
  private final Object lock = new Object();

  @GuardedBy("lock")
  private int state;

  void set(int to) {
    synchronized (lock) {
      state = to; //~ quiet(lock) state
    }
  }

  int get() {
    synchronized (lock) {
      return state; //~ quiet(lock) state
    }
  }

  public static void main(String[] args) {
    GuardedByKept kept = new GuardedByKept();
    new Thread(() -> kept.set(1)).start();
    System.out.println(kept.get());
  }
}
