/** A static field is shared by all objects, each with its own lock. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class StaticOfSafe {
  private static int instances;

  synchronized void made() {
    instances++; //~ race(A) self instances
  }
}
