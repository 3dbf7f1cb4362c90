/** Nobody else has the object while its constructor runs. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class Constructors {
  private int size;
  private final String name;

  Constructors(String name) {
    this.name = name; //~ quiet(final|owned) name
    size = 1; //~ quiet(lock|owned) size
    init();
  }

  private void init() {
    size = 2; //~ quiet(lock|owned) size
  }

  synchronized void grow() {
    size++; //~ quiet(lock|owned) size
  }

  String name() {
    return name; //~ quiet(final|owned) name
  }
}
