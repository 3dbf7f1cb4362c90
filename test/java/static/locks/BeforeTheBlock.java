/** The access stands in front of the block that was meant to protect it. */
package fixture.locks;

class BeforeTheBlock {
  private final Object lock = new Object();
  private int size;

  void grow() {
    int next = size + 1; //~ race(A) read size
    synchronized (lock) {
      size = next; //~ race(A) write size
    }
  }

  public static void main(String[] args) {
    BeforeTheBlock block = new BeforeTheBlock();
    new Thread(block::grow).start();
    new Thread(block::grow).start();
  }
}
