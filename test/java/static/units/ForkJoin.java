/** A fork is waited for by its join; between the two the parent and the child run at once. */
package fixture.units;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

class ForkJoin extends RecursiveTask<Integer> {
  private int result;
  private static int forks;

  @Override
  protected Integer compute() {
    forks++; //~ race(A) self forks
    if (forks > 10) { //~ race(A) read? forks
      return 0;
    }
    ForkJoin left = new ForkJoin();
    left.fork();
    left.join();
    result = left.result + 1; //~ quiet(ordered) result
    return result;
  }

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(4);
    pool.submit(new ForkJoin());
    pool.submit(new ForkJoin());
  }
}
