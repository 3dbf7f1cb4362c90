/** invokeAll returns when all tasks are done; the tasks run at once, those too that one line has made in a loop. */
package fixture.order;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class InvokeAll {
  private int first;
  private int both;
  private int often;
  private int once;

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
    List<Callable<Integer>> many = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      many.add(() -> all.often++); //~ race(B) self often
    }
    many.add(() -> all.once++); //~ quiet(ordered|confined|one-thread)? once
    pool.invokeAll(many);
    System.out.println(all.often + all.once); //~ quiet(ordered) often
    pool.shutdown();
  }
}
