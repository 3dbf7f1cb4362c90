/** A helper before the start, between start and join, and after: in the middle it is beside the thread. */
package fixture.order;

class BetweenStartAndJoin {
  static int total;
  static int calm;

  static void add() {
    total++; //~ race(A) update total
  }

  static void addCalm() {
    calm++; //~ quiet(ordered) calm
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      add();
      addCalm();
      Thread thread =
          new Thread(
              () -> {
                total = 0; //~ race(A) write total
                calm = 0; //~ quiet(ordered) calm
              });
      thread.start();
      add();
      thread.join();
      add();
      addCalm();
    }
  }
}
