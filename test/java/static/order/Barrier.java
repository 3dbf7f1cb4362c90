/** What comes before a barrier is seen behind it by everybody. */
package fixture.order;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class Barrier {
  private final CyclicBarrier barrier = new CyclicBarrier(2);
  private int left;
  private int right;

  void one() throws InterruptedException, BrokenBarrierException {
    left = 1; //~ quiet(ordered) left
    barrier.await();
    System.out.println(right); //~ quiet(ordered) right
  }

  void other() throws InterruptedException, BrokenBarrierException {
    right = 2; //~ quiet(ordered) right
    barrier.await();
    System.out.println(left); //~ quiet(ordered) left
  }

  private static void stop(Exception e) {
    throw new IllegalStateException(e);
  }

  public static void main(String[] args) {
    Barrier meeting = new Barrier();
    new Thread(() -> {
      try {
        meeting.one();
      } catch (InterruptedException | BrokenBarrierException e) {
        stop(e);
      }
    }).start();
    new Thread(() -> {
      try {
        meeting.other();
      } catch (InterruptedException | BrokenBarrierException e) {
        stop(e);
      }
    }).start();
  }
}
