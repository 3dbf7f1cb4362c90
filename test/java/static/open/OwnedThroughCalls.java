/** Ownership through several calls and returns. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class OwnedThroughCalls {
  static class Box { int value; Box inner; }
  private Box id(Box box) { return box; }
  private Box made() { return second(); }
  private Box second() { Box box = new Box(); box.inner = new Box(); return box; }
  private void write(Box box) { write2(box); }
  private void write2(Box box) {
    box.value = 1; //~ quiet(owned|confined) value
    box.inner.value = 2; //~ quiet(owned|confined) value
  }

  void own() {
    write(id(made()));
    Box box = made();
    box.inner.value = 3; //~ quiet(owned|confined) value
    id(box).value = 4; //~ quiet(owned|confined) value
  }
}
