/** One of several locks, by the key: it guards what belongs to the key, but not what all keys have in common. */
package fixture.locks;

class LockStripes {
  private final Object[] locks = {new Object(), new Object()};
  private final int[] counts = new int[2];
  private int size;

  void add(int key) {
    int stripe = key % 2;
    synchronized (locks[stripe]) {
      counts[stripe]++; //~ quiet(lock)? counts
      size++; //~ missed(A) race self size
    }
  }

  public static void main(String[] args) {
    LockStripes stripes = new LockStripes();
    new Thread(() -> stripes.add(0)).start();
    new Thread(() -> stripes.add(1)).start();
  }
}
