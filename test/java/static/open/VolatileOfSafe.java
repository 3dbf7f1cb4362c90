/** Volatile is enough for a flag and not for a counter. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class VolatileOfSafe {
  private volatile boolean closed;
  private volatile int opened;

  void close() {
    closed = true; //~ quiet(volatile) closed
  }

  boolean closed() {
    return closed; //~ quiet(volatile) closed
  }

  void open() {
    opened++; //~ race(A) self opened
  }
}
