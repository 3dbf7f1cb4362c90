/** Two single threads are two. */
package fixture.order;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

class TwoExecutors {
  private final Executor disk = Executors.newSingleThreadExecutor();
  private final Executor network = Executors.newSingleThreadExecutor();
  private int busy;

  void run() {
    disk.execute(() -> busy++); //~ race(A) update busy
    network.execute(() -> busy--); //~ race(A) update busy
  }

  public static void main(String[] args) {
    new TwoExecutors().run();
  }
}
