/**
 * One method is half-typed; the rest of the class should be judged as ever. Missed: the parser takes the method
 * behind it for a part of it.
 */
package fixture.unknown;

class BrokenMethod {
  private int good;

  void halfTyped() {
    int x = good +
    if (x > {
      good.
  }

  void write() {
    good = 1; //~ missed(A) race write good
  }

  public static void main(String[] args) {
    BrokenMethod broken = new BrokenMethod();
    new Thread(broken::write).start();
    System.out.println(broken.good); //~ missed(A) race read good
  }
}
