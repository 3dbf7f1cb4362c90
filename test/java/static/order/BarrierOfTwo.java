/** What is written before the barrier and read behind it. */
package fixture.order;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class BarrierOfTwo {
  static int left;
  static int right;
  static int bare;
  static final CyclicBarrier barrier = new CyclicBarrier(2);

  static void meet() {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) {
    new Thread(
            () -> {
              left = 1; //~ quiet(ordered) left
              bare = 1; //~ race(A) write bare
              meet();
              System.out.println(right); //~ quiet(ordered) right
            })
        .start();
    new Thread(
            () -> {
              right = 1; //~ quiet(ordered) right
              bare = 2; //~ race(A) write bare
              meet();
              System.out.println(left); //~ quiet(ordered) left
            })
        .start();
  }
}
