/** Tasks of a pool share what they capture; the result of a future is waited for. */
package fixture.classic;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class ExecutorTasks {
  private int sum;
  private int result;

  void run() throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    for (int i = 0; i < 4; i++) {
      pool.execute(() -> sum++); //~ race(A)! self sum
    }
    Future<?> future = pool.submit(() -> result = 5); //~ quiet(ordered) result
    future.get();
    System.out.println(result); //~ quiet(ordered) result
    System.out.println(sum); //~ race(A) read? sum
  }

  public static void main(String[] args) throws Exception {
    new ExecutorTasks().run();
  }
}
