/** The same with a size method without the lock, and a take that tests outside of it. */
package fixture.plainjava;

class BoundedBufferWrong {
  private final String[] slots = new String[8];
  private int filled;

  synchronized void put(String item) {
    slots[filled] = item; //~ quiet(lock)? slots
    filled++; //~ race(A) update filled //~ maybe(C) race update filled
  }

  int size() {
    return filled; //~ race(A) read filled //~ race(B) read? filled
  }

  String take() {
    if (filled == 0) { //~ maybe(C) race read filled //~ race(D) read? filled
      return null;
    }
    synchronized (this) {
      filled--; //~ race(B) update? filled //~ race(D) update? filled
      return slots[filled]; //~ quiet(lock)? slots
    }
  }

  public static void main(String[] args) {
    BoundedBufferWrong buffer = new BoundedBufferWrong();
    new Thread(() -> buffer.put("a")).start();
    new Thread(buffer::take).start();
    new Thread(buffer::take).start();
    System.out.println(buffer.size());
  }
}
