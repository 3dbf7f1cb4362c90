/** What is put into a blocking queue is ordered before who takes it out. */
package fixture.memory;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class BlockingQueueHandOff {
  static class Job {
    int number;
  }

  private final BlockingQueue<Job> jobs = new ArrayBlockingQueue<>(4);

  void produce() {
    Job job = new Job();
    job.number = 1; //~ quiet(ordered|owned|container) number
    jobs.add(job); //~ quiet(container|final) jobs
  }

  void consume() throws InterruptedException {
    System.out.println(jobs.take().number); //~ quiet(ordered|owned|container) number
  }

  public static void main(String[] args) throws InterruptedException {
    BlockingQueueHandOff hub = new BlockingQueueHandOff();
    new Thread(hub::produce).start();
    hub.consume();
  }
}
