/** Owned on one branch only. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class OwnedOnOneBranch {
  static class Box { int value; }
  private final Box shared = new Box();

  int mixed(boolean own) {
    Box box = own ? new Box() : shared;
    box.value = 1; //~ race(A) write+ value
    return box.value; //~ race(A) read? value
  }
}
