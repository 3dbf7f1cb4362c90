/** One public method calls the private one without the lock. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class PrivateHelperUnlocked {
  private int total;

  synchronized void add(int value) {
    change(value);
  }

  void reset() {
    change(-1);
  }

  private void change(int by) {
    total += by; //~ race(A) self total
  }
}
