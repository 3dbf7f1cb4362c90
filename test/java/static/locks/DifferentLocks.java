/** Two lock objects for one field. */
package fixture.locks;

class DifferentLocks {
  private final Object readLock = new Object();
  private final Object writeLock = new Object();
  private int level;

  void set(int to) {
    synchronized (writeLock) {
      level = to; //~ race(A) write level
    }
  }

  int get() {
    synchronized (readLock) {
      return level; //~ race(A) read level
    }
  }

  public static void main(String[] args) {
    DifferentLocks both = new DifferentLocks();
    new Thread(() -> both.set(1)).start();
    System.out.println(both.get());
  }
}
