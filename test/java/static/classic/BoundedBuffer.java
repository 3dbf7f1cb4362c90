/** Two producers on one buffer: put looks before it locks; the mended one does all under the lock. */
package fixture.classic;

class BoundedBuffer {
  private final Object[] slots = new Object[10];
  private int used;
  private int safe;

  void put(Object item) {
    if (used == slots.length) return; //~ race(A) read used
    synchronized (this) {
      slots[used++] = item; //~ race(A) update used
    }
  }

  synchronized void putSafely(Object item) throws InterruptedException {
    while (safe == slots.length) wait(); //~ quiet(lock) safe
    slots[safe++] = item; //~ quiet(lock) safe
    notifyAll();
  }

  public static void main(String[] args) {
    BoundedBuffer buffer = new BoundedBuffer();
    Runnable producer =
        () -> {
          buffer.put("x");
          try {
            buffer.putSafely("y");
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        };
    new Thread(producer).start();
    new Thread(producer).start();
  }
}
