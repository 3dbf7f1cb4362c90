/** A block on this and a synchronized method have the same lock. */
package fixture.locks;

class SynchronizedBlock {
  private int amount;

  void add(int more) {
    synchronized (this) {
      amount += more; //~ quiet(lock) amount
    }
  }

  synchronized void clear() {
    amount = 0; //~ quiet(lock) amount
  }

  public static void main(String[] args) {
    SynchronizedBlock block = new SynchronizedBlock();
    new Thread(() -> block.add(1)).start();
    new Thread(block::clear).start();
  }
}
