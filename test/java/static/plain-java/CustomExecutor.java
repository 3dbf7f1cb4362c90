/** A thread pool of our own: workers take tasks from a queue under its lock and run them outside of it. */
package fixture.plainjava;

import java.util.ArrayDeque;
import java.util.Deque;

class CustomExecutor {
  private final Deque<Runnable> tasks = new ArrayDeque<>();
  private int ran;

  void submit(Runnable task) {
    synchronized (tasks) {
      tasks.add(task); //~ quiet(lock)? tasks
      tasks.notify();
    }
  }

  void work() {
    Runnable task;
    synchronized (tasks) {
      task = tasks.poll(); //~ quiet(lock)? tasks
    }
    if (task != null) {
      task.run();
      ran++; //~ race(B) self ran
    }
  }

  public static void main(String[] args) {
    CustomExecutor pool = new CustomExecutor();
    new Thread(pool::work).start();
    new Thread(pool::work).start();
    int[] hits = new int[1];
    pool.submit(() -> hits[0]++); //~ missed(A) race update hits //~ spurious(S) race self hits
    pool.submit(() -> hits[0]--); //~ missed(A) race update hits
  }
}
