/** Read in one locked region, written back in another; what an outer lock holds together is one update. */
package fixture.locks;

class SplitRegions {
  private final Object lock = new Object();
  private final Object around = new Object();
  private int stock = 5;
  private int safe = 5;
  private int whole = 5;

  void buy() {
    int seen;
    synchronized (lock) {
      seen = stock; //~ quiet(lock|owned|ordered)? stock
    }
    if (seen > 0) {
      synchronized (lock) {
        stock = seen - 1; //~ race(A)! self stock
      }
    }
  }

  void sell() {
    synchronized (around) {
      int seen;
      synchronized (lock) {
        seen = safe; //~ quiet(lock) safe
      }
      synchronized (lock) {
        safe = seen + 1; //~ quiet(lock) safe
      }
    }
  }

  void count() {
    synchronized (lock) {
      int seen = whole; //~ quiet(lock) whole
      whole = seen + 1; //~ quiet(lock) whole
    }
  }

  public static void main(String[] args) {
    SplitRegions shop = new SplitRegions();
    for (int i = 0; i < 2; i++) {
      new Thread(shop::buy).start();
      new Thread(shop::sell).start();
      new Thread(shop::count).start();
    }
  }
}
