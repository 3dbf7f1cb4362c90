/** A class that is meant for several threads: its methods may run at once on one object. The write has no lock. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class UnprotectedField {
  private int value;

  void set(int to) {
    value = to; //~ race(A) write+ value
  }

  int get() {
    return value; //~ race(A) read value
  }
}
