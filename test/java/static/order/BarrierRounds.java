/**
 * Rounds with a barrier behind the writes and one behind the reads are in order. What is read behind the last barrier of a
 * round meets what the next round writes.
 */
package fixture.order;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

class BarrierRounds {
  private static final CyclicBarrier barrier = new CyclicBarrier(2);
  private static int left;
  private static int right;
  private static int late;

  private static void pass() {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException broken) {
      throw new IllegalStateException(broken);
    }
  }

  private static void writeLeft() {
    for (int round = 0; round < 5; round++) {
      left = round; //~ quiet(ordered) left
      late = round; //~ missed(A) race write late
      pass();
      System.out.println(right); //~ quiet(ordered) right
      pass();
    }
  }

  private static void writeRight() {
    for (int round = 0; round < 5; round++) {
      right = round; //~ quiet(ordered) right
      pass();
      System.out.println(left); //~ quiet(ordered) left
      pass();
      System.out.println(late); //~ missed(A) race read late
    }
  }

  public static void main(String[] args) {
    new Thread(BarrierRounds::writeLeft).start();
    new Thread(BarrierRounds::writeRight).start();
  }
}
