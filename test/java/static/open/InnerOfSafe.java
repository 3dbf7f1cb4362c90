/** Reads and writes through an inner object, with and without the lock of the outer. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class InnerOfSafe {
  private int state;

  class Editor {
    void locked() {
      synchronized (InnerOfSafe.this) {
        state = 1; //~ race(A) write state
      }
    }

    void unlocked() {
      state = 2; //~ race(A) write+ state
    }
  }

  Editor edit() {
    return new Editor();
  }
}
