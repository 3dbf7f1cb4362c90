/** The write is locked, the read is not. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class HalfProtected {
  private int temperature;

  synchronized void set(int to) {
    temperature = to; //~ race(A) write temperature
  }

  int get() {
    return temperature; //~ race(A) read temperature
  }
}
