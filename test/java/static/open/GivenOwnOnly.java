/** The same where nobody gives a shared one. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class GivenOwnOnly {
  static class Box { int value; Box next; }
  private static void write(Box box) {
    box.value = 2; //~ quiet(owned|confined) value
  }

  private static Box fresh() {
    return new Box();
  }

  void own() {
    write(new Box());
  }

  void made() {
    Box box = fresh();
    box.value = 1; //~ quiet(owned|confined) value
    write(box);
  }

  Box loop(int count) {
    Box last = new Box();
    for (int i = 0; i < count; i++) {
      Box next = new Box();
      next.next = last;
      next.value = i; //~ quiet(owned|confined) value
      last = next;
    }

    return last;
  }
}
