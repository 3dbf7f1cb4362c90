/** synchronized is not inherited: the override has no lock. */
package fixture.locks;

class OverriddenWithoutLock {
  static class Base {
    protected int count;

    synchronized void add() {
      count++; //~ race(A) update count
    }

    void both() {
      new Thread(this::add).start();
      new Thread(() -> addInBase()).start();
    }

    private synchronized void addInBase() {
      count += 2; //~ race(B) update count
    }
  }

  static class Derived extends Base {
    @Override
    void add() {
      count += 10; //~ race(A) update count //~ race(B) update count //~ race(C) self count
      super.add();
    }
  }

  public static void main(String[] args) {
    Base derived = new Derived();
    derived.both();
    new Thread(derived::add).start();
  }
}
