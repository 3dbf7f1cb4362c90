/** All methods are synchronized. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class Protected {
  private int level;

  synchronized void set(int to) {
    level = to; //~ quiet(lock) level
  }

  synchronized int get() {
    return level; //~ quiet(lock) level
  }
}
