/** submit orders what came before it, get what the task did; between them nothing is ordered. */
package fixture.order;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class SubmitAndGet {
  private int input;
  private int output;
  private int between;

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    SubmitAndGet work = new SubmitAndGet();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    work.input = 1; //~ quiet(ordered) input
    Future<?> done = pool.submit(() -> {
      work.output = work.input; //~ quiet(ordered) output //~ quiet(ordered) input
      work.between = 1; //~ race(A) write between
    });
    work.between = 2; //~ race(A) write between
    done.get();
    System.out.println(work.output); //~ quiet(ordered) output
    pool.shutdown();
  }
}
