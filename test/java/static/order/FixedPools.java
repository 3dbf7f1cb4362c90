/** A pool of one is serial, a pool of four is not. */
package fixture.order;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class FixedPools {
  private final ExecutorService one = Executors.newFixedThreadPool(1);
  private final ExecutorService four = Executors.newFixedThreadPool(4);
  private int alone;
  private int together;

  void run() {
    for (int i = 0; i < 4; i++) {
      one.execute(() -> alone++); //~ quiet(one-thread|ordered) alone
      four.execute(() -> together++); //~ race(A) self together
    }
  }

  public static void main(String[] args) {
    new FixedPools().run();
  }
}
