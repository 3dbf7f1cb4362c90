/** A lazy singleton without any lock: made twice, or seen half made. */
package fixture.plainjava;

class LazySingleton {
  private static LazySingleton instance;

  static LazySingleton get() {
    if (instance == null) { //~ race(A) read instance
      instance = new LazySingleton(); //~ race(A) write+ instance
    }
    return instance; //~ race(A) read? instance
  }

  public static void main(String[] args) {
    new Thread(LazySingleton::get).start();
    new Thread(LazySingleton::get).start();
  }
}
