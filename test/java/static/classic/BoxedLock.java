/** The lock is a boxed number that is replaced while it is held: two threads hold two locks. */
package fixture.classic;

class BoxedLock implements Runnable {
  private Integer count = 0;
  private int hits;
  private final Object lock = new Object();
  private int kept;

  @Override
  public void run() {
    synchronized (count) { //~ maybe(B) race read count
      count++; //~ race(A) self count //~ maybe(B) race update count
      hits++; //~ race(C) self hits
    }
    synchronized (lock) {
      kept++; //~ quiet(lock) kept
    }
  }

  public static void main(String[] args) {
    BoxedLock shared = new BoxedLock();
    new Thread(shared).start();
    new Thread(shared).start();
  }
}
