/** invokeAll runs its tasks at once and waits for all of them; so does a pool that is asked to invoke one. */
package fixture.units;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

class ForkJoinInvoke extends RecursiveAction {
  private static int leaves;
  private static int called;
  private final int depth;

  ForkJoinInvoke(int depth) {
    this.depth = depth;
  }

  @Override
  protected void compute() {
    if (depth == 0) {
      leaves++; //~ race(A) self leaves
    } else {
      invokeAll(new ForkJoinInvoke(depth - 1), new ForkJoinInvoke(depth - 1));
    }
  }

  public static void main(String[] args) throws InterruptedException {
    new ForkJoinPool(4).invoke(new ForkJoinInvoke(3));
    System.out.println(leaves); //~ quiet(ordered) leaves
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Callable<Integer>> tasks = new ArrayList<>();
    tasks.add(() -> called++); //~ race(B) update called
    tasks.add(() -> called--); //~ race(B) update called
    pool.invokeAll(tasks);
    System.out.println(called); //~ quiet(ordered) called
  }
}
