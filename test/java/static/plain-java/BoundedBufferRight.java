/** A bounded buffer with wait and notifyAll, done right. */
package fixture.plainjava;

class BoundedBufferRight {
  private final Object[] items = new Object[8];
  private int head;
  private int count;

  synchronized void put(Object item) throws InterruptedException {
    while (count == items.length) { //~ quiet(lock) count
      wait();
    }
    items[(head + count) % items.length] = item; //~ quiet(lock) head
    count++; //~ quiet(lock) count
    notifyAll();
  }

  synchronized Object take() throws InterruptedException {
    while (count == 0) { //~ quiet(lock) count
      wait();
    }
    Object item = items[head]; //~ quiet(lock) head
    head = (head + 1) % items.length; //~ quiet(lock) head
    count--; //~ quiet(lock) count
    notifyAll();
    return item;
  }

  public static void main(String[] args) {
    BoundedBufferRight buffer = new BoundedBufferRight();
    new Thread(() -> {
      try {
        buffer.put("a");
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }).start();
    new Thread(() -> {
      try {
        System.out.println(buffer.take());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }).start();
  }
}
