/** A lock that each call makes for itself excludes nobody. */
package fixture.locks;

class SynchronizedOnLocal {
  private int value;

  void change() {
    Object lock = new Object();
    synchronized (lock) {
      value++; //~ race(A) self value
    }
  }

  public static void main(String[] args) {
    SynchronizedOnLocal local = new SynchronizedOnLocal();
    new Thread(local::change).start();
    new Thread(local::change).start();
  }
}
