/** Callables that fill one list, and callables that return. */
package fixture.classic;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class CallableResults {
  static class Job implements Callable<Integer> {
    private final List<Integer> out;

    Job(List<Integer> out) {
      this.out = out;
    }

    @Override
    public Integer call() {
      out.add(1); //~ race(A) self out
      return 1;
    }
  }

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    List<Integer> shared = new ArrayList<>();
    List<Future<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 3; i++) futures.add(pool.submit(new Job(shared)));
    int sum = 0;
    for (Future<Integer> each : futures) sum += each.get();
    System.out.println(sum);
  }
}
