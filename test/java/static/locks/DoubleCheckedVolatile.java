/** Double-checked locking done right. */
package fixture.locks;

class DoubleCheckedVolatile {
  private static volatile DoubleCheckedVolatile instance;

  static DoubleCheckedVolatile get() {
    DoubleCheckedVolatile seen = instance; //~ quiet(volatile) instance
    if (seen == null) {
      synchronized (DoubleCheckedVolatile.class) {
        seen = instance; //~ quiet(volatile) instance
        if (seen == null) {
          seen = new DoubleCheckedVolatile();
          instance = seen; //~ quiet(volatile) instance
        }
      }
    }
    return seen;
  }

  public static void main(String[] args) {
    new Thread(DoubleCheckedVolatile::get).start();
    new Thread(DoubleCheckedVolatile::get).start();
  }
}
