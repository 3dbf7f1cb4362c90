/** The private method is reached through the public ones only, and with their lock. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class PrivateHelper {
  private int total;

  synchronized void add(int value) {
    change(value);
  }

  synchronized int total() {
    return total; //~ quiet(lock) total
  }

  private void change(int by) {
    total += by; //~ quiet(lock) total
  }
}
