/** A latch of our own: wait and notifyAll in a class for several threads. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class WaitInSafe {
  private boolean open;

  synchronized void open() {
    open = true; //~ quiet(lock) open
    notifyAll();
  }

  synchronized void pass() throws InterruptedException {
    while (!open) { //~ quiet(lock) open
      wait();
    }
  }
}
