/** The flag is set outside of the monitor in which it is tested. */
package fixture.locks;

class NotifyWithoutLockOnFlag {
  private boolean done;

  void finish() {
    done = true; //~ race(A) write done
    synchronized (this) {
      notifyAll();
    }
  }

  synchronized void await() throws InterruptedException {
    while (!done) { //~ race(A) read done
      wait();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    NotifyWithoutLockOnFlag gate = new NotifyWithoutLockOnFlag();
    new Thread(gate::finish).start();
    gate.await();
  }
}
