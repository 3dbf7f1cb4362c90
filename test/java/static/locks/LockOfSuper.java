/** Base and subclass lock the same object: this. */
package fixture.locks;

class LockOfSuper {
  static class Base {
    protected int shared;

    synchronized void first() {
      shared++; //~ quiet(lock) shared
    }
  }

  static class Derived extends Base {
    synchronized void second() {
      shared--; //~ quiet(lock) shared
    }

    void third() {
      synchronized (this) {
        shared = 0; //~ quiet(lock) shared
      }
    }
  }

  public static void main(String[] args) {
    Derived derived = new Derived();
    new Thread(derived::first).start();
    new Thread(derived::second).start();
    new Thread(derived::third).start();
  }
}
