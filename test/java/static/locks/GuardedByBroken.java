/** One method does not keep to what the field says. */
package fixture.locks;

import androidx.annotation.GuardedBy;

class GuardedByBroken {
  private final Object lock = new Object();

  @GuardedBy("lock")
  private int state;

  void set(int to) {
    synchronized (lock) {
      state = to; //~ race(A) write state
    }
  }

  int get() {
    return state; //~ race(A) read state
  }

  public static void main(String[] args) {
    GuardedByBroken broken = new GuardedByBroken();
    new Thread(() -> broken.set(1)).start();
    System.out.println(broken.get());
  }
}
