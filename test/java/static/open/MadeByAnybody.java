/** Anybody may make objects of it, at any time: what constructors do to others than the new object is open too. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;
import javax.inject.Inject;

@ThreadSafe
class MadeByAnybody {
  static int made;
  private int size;
  private MadeByAnybody parent;

  MadeByAnybody() {
    made++; //~ race(A) self made
  }

  MadeByAnybody(int size) {
    this.size = size; //~ quiet(owned|confined|read-only) size
    grow();
  }

  MadeByAnybody(MadeByAnybody parent) {
    parent.size = 1; //~ race(B) self size
  }

  @Inject
  MadeByAnybody(MadeByAnybody parent, int size) {
    parent.parent = this; //~ quiet(owned|confined|ordered)? parent
  }

  private void grow() {
    size++;
  }
}
