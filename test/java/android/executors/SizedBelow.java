package fixture;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** How many threads a pool has may be said where a class of the project's is made. */
class SizedBelow {
  private final One one = new One(1);
  private final Few few = new Few(4);

  void run() {
    one.execute(() -> {}); //~ origin(serial One) posted-callback executor.execute
    few.execute(() -> {}); //~ origin(pool Few) posted-callback executor.execute
  }

  static class One extends ThreadPoolExecutor {
    One(int threads) {
      super(threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }
  }

  static class Few extends ThreadPoolExecutor {
    Few(int threads) {
      super(threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }
  }
}
