/** The inner class locks itself, the outer one locks itself: two locks for one field. */
package fixture.classic;

class InnerLock {
  private int total;
  private int kept;

  class Adder implements Runnable {
    @Override
    public synchronized void run() {
      total++; //~ race(A)! self total
      synchronized (InnerLock.this) {
        kept++; //~ quiet(lock) kept
      }
    }
  }

  synchronized int total() {
    kept++; //~ quiet(lock) kept
    return total; //~ race(A) read? total
  }

  public static void main(String[] args) {
    InnerLock sums = new InnerLock();
    new Thread(sums.new Adder()).start();
    new Thread(sums.new Adder()).start();
    System.out.println(sums.total());
  }
}
