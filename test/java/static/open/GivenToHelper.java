/** A helper writes to what it is given: owned by one caller, shared by the other. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class GivenToHelper {
  static class Box { int value; Box next; }
  private Box kept = new Box();

  private static void write(Box box) {
    box.value = 2; //~ race(A) write+ value
  }

  void own() {
    write(new Box());
  }

  void shared() {
    write(kept);
  }

  private static void chain(Box box) {
    box.next = new Box();
    box.next.value = 3;
  }

  void ownChain() {
    Box box = new Box();
    chain(box);
    box.next.value = 4;
  }
}
