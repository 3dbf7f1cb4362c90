/** The lazy singleton without a lock makes two; with one it does not. */
package fixture.classic;

class LazyInstance {
  private static LazyInstance instance;
  private static LazyInstance locked;

  static LazyInstance get() {
    if (instance == null) { //~ race(A) read? instance
      instance = new LazyInstance(); //~ race(A) write+ instance
    }
    return instance; //~ race(A) read? instance
  }

  static synchronized LazyInstance getLocked() {
    if (locked == null) locked = new LazyInstance(); //~ quiet(lock) locked
    return locked; //~ quiet(lock) locked
  }

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      new Thread(
              () -> {
                get();
                getLocked();
              })
          .start();
    }
  }
}
