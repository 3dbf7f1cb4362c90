/** Each thread locks its own object: the lock that they share is none. */
package fixture.locks;

class TwoObjectsOneStatic {
  private static long total;

  synchronized void add() {
    total++; //~ race(A) self total
  }

  public static void main(String[] args) {
    TwoObjectsOneStatic one = new TwoObjectsOneStatic();
    TwoObjectsOneStatic other = new TwoObjectsOneStatic();
    new Thread(one::add).start();
    new Thread(other::add).start();
  }
}
