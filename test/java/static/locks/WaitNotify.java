/** wait and notify under the monitor; the flag is written and read with the lock held. */
package fixture.locks;

class WaitNotify {
  private final Object lock = new Object();
  private boolean ready;

  void finish() {
    synchronized (lock) {
      ready = true; //~ quiet(lock) ready
      lock.notifyAll();
    }
  }

  void await() throws InterruptedException {
    synchronized (lock) {
      while (!ready) { //~ quiet(lock) ready
        lock.wait();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    WaitNotify gate = new WaitNotify();
    new Thread(gate::finish).start();
    gate.await();
  }
}
