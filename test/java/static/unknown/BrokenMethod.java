/** One method is half-typed; the rest of the class is judged as ever. */
package fixture.unknown;

class BrokenMethod {
  private int good;

  void halfTyped() {
    int x = good +
    if (x > {
      good.
  }

  void write() {
    good = 1; //~ race(A) write good
  }

  public static void main(String[] args) {
    BrokenMethod broken = new BrokenMethod();
    new Thread(broken::write).start();
    System.out.println(broken.good); //~ race(A) read good
  }
}
