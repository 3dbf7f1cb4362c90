/** Tasks of one single thread never run at once; main is another thread. */
package fixture.order;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class SingleThreadExecutor {
  private final ExecutorService serial = Executors.newSingleThreadExecutor();
  private int inside;
  private int outside;

  void run() {
    serial.execute(() -> {
      inside++; //~ quiet(one-thread|ordered) inside
      outside++; //~ race(A) update outside
    });
    serial.execute(() -> {
      inside--; //~ quiet(one-thread|ordered) inside
    });
    outside = 0; //~ race(A) write outside
  }

  public static void main(String[] args) {
    new SingleThreadExecutor().run();
  }
}
