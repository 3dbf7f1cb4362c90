/** One helper starts the threads of all callers; what each caller gives it stays apart. */
package fixture.aliasing;

class SharedHelper {
  static void inBackground(Runnable work) {
    new Thread(work).start();
  }

  static class Left {
    private int value;

    void start() {
      inBackground(() -> value++); //~ quiet(confined) value
    }
  }

  static class Right {
    private int amount;

    void start() {
      inBackground(() -> amount++); //~ race(A) update amount
      amount = 0; //~ race(A) write amount
    }
  }

  public static void main(String[] args) {
    new Left().start();
    new Right().start();
  }
}
