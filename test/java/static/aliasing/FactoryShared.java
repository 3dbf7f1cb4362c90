/** A factory that gives out the same object again. */
package fixture.aliasing;

class FactoryShared {
  static class Pool {
    int taken;
  }

  private static final Pool POOL = new Pool();

  static Pool pool() {
    return POOL;
  }

  static void work() {
    pool().taken++; //~ race(A) self taken
  }

  public static void main(String[] args) {
    new Thread(FactoryShared::work).start();
    new Thread(FactoryShared::work).start();
  }
}
