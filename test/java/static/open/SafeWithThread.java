/** The class starts a thread of its own: that is one more caller. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class SafeWithThread {
  private int beats;

  void start() {
    new Thread(() -> {
      beats++; //~ race(A) self beats
    }).start();
  }

  synchronized int beats() {
    return beats; //~ race(A) read beats
  }
}
