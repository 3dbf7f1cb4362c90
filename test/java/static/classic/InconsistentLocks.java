/** Each side holds a lock, but not the same one. */
package fixture.classic;

class InconsistentLocks implements Runnable {
  private final Object left = new Object();
  private final Object right = new Object();
  private int both;
  private int one;

  @Override
  public void run() {
    synchronized (left) {
      both++; //~ race(A)! update both
      one++; //~ quiet(lock) one
    }
  }

  void add() {
    synchronized (right) {
      both++; //~ race(A)! update both
    }
    synchronized (left) {
      one++; //~ quiet(lock) one
    }
  }

  public static void main(String[] args) {
    InconsistentLocks counts = new InconsistentLocks();
    new Thread(counts).start();
    counts.add();
  }
}
