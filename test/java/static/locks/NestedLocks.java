/** Two locks are held, one of them in common. */
package fixture.locks;

class NestedLocks {
  private final Object outer = new Object();
  private final Object inner = new Object();
  private int depth;

  void both() {
    synchronized (outer) {
      synchronized (inner) {
        depth++; //~ quiet(lock) depth
      }
    }
  }

  void one() {
    synchronized (inner) {
      depth--; //~ quiet(lock) depth
    }
  }

  public static void main(String[] args) {
    NestedLocks locks = new NestedLocks();
    new Thread(locks::both).start();
    new Thread(locks::one).start();
  }
}
