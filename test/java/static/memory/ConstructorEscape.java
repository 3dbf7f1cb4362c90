/** The constructor starts a thread that reads the object before it is finished, even its final field. */
package fixture.memory;

class ConstructorEscape {
  private int late;
  private final int constant;

  ConstructorEscape() {
    new Thread(() -> {
      System.out.println(late); //~ race(A) read late
      System.out.println(read());
    }).start();
    late = 1; //~ race(A) write late
    constant = 2; //~ maybe(B) race write constant
  }

  private int read() {
    return constant; //~ maybe(B) race read constant
  }

  public static void main(String[] args) {
    new ConstructorEscape();
  }
}
