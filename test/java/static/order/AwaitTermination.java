/** shutdown and a looked-at awaitTermination are a join of the pool. */
package fixture.order;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class AwaitTermination {
  private int result;

  public static void main(String[] args) throws InterruptedException {
    AwaitTermination work = new AwaitTermination();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> {
      work.result = 1; //~ quiet(ordered) result
    });
    pool.shutdown();
    if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
      throw new IllegalStateException("still running");
    }
    System.out.println(work.result); //~ quiet(ordered) result
  }
}
