/** Double-checked locking without volatile: the first test may see an object whose fields are not yet written. */
package fixture.locks;

class DoubleChecked {
  private static DoubleChecked instance;

  static DoubleChecked get() {
    if (instance == null) { //~ race(A) read instance
      synchronized (DoubleChecked.class) {
        if (instance == null) { //~ quiet(lock) instance
          instance = new DoubleChecked(); //~ race(A) write instance
        }
      }
    }
    return instance; //~ race(A) read? instance
  }

  public static void main(String[] args) {
    new Thread(DoubleChecked::get).start();
    new Thread(DoubleChecked::get).start();
  }
}
