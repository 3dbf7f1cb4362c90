/** A linked list as a queue between threads, without a lock. */
package fixture.containers;

import java.util.LinkedList;
import java.util.Queue;

class SharedLinkedList {
  private final Queue<Runnable> jobs = new LinkedList<>();

  public static void main(String[] args) {
    SharedLinkedList queue = new SharedLinkedList();
    new Thread(() -> {
      Runnable job = queue.jobs.poll(); //~ race(A) update jobs
      if (job != null) {
        job.run();
      }
    }).start();
    queue.jobs.add(() -> System.out.println("job")); //~ race(A) update jobs
  }
}
