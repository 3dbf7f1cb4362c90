/** An inner object locks its outer one. */
package fixture.locks;

class OuterLock {
  private int total;

  class Part {
    void add() {
      synchronized (OuterLock.this) {
        total++; //~ quiet(lock) total
      }
    }

    synchronized void addWithOwnLock() {
      wrong++; //~ race(A) self wrong
    }
  }

  private int wrong;

  synchronized int total() {
    return total; //~ quiet(lock) total
  }

  public static void main(String[] args) {
    OuterLock outer = new OuterLock();
    Part one = outer.new Part();
    Part two = outer.new Part();
    new Thread(() -> {
      one.add();
      one.addWithOwnLock();
    }).start();
    new Thread(() -> {
      two.add();
      two.addWithOwnLock();
    }).start();
    System.out.println(outer.total());
  }
}
