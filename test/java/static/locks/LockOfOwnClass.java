/** `synchronized (getClass())` of two subclasses are two locks; which class it is, is not followed. */
package fixture.locks;

class LockOfOwnClass {
  private static int total;

  void add() {
    synchronized (getClass()) {
      total++; //~ missed(A) race self total
    }
  }

  static class One extends LockOfOwnClass {}

  static class Other extends LockOfOwnClass {}

  public static void main(String[] args) {
    new Thread(() -> new One().add()).start();
    new Thread(() -> new Other().add()).start();
  }
}
