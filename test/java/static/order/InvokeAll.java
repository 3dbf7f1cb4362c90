/** invokeAll returns when all tasks are done; the tasks run at once. */
package fixture.order;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class InvokeAll {
  private int first;
  private int both;

  public static void main(String[] args) throws InterruptedException {
    InvokeAll all = new InvokeAll();
    ExecutorService pool = Executors.newCachedThreadPool();
    Callable<Integer> one = () -> {
      all.first = 1; //~ quiet(ordered) first
      return all.both++; //~ race(A) update both
    };
    Callable<Integer> other = () -> all.both--; //~ race(A) update both
    pool.invokeAll(List.of(one, other));
    System.out.println(all.first); //~ quiet(ordered) first
    System.out.println(all.both); //~ quiet(ordered) both
    pool.shutdown();
  }
}
