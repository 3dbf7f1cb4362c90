/** A latch of two that each of two workers counts down: await waits for both. */
package fixture.order;

import java.util.concurrent.CountDownLatch;

class LatchOfTwo {
  private final CountDownLatch both = new CountDownLatch(2);
  private int left;
  private int right;

  public static void main(String[] args) throws InterruptedException {
    LatchOfTwo latch = new LatchOfTwo();
    new Thread(() -> {
      latch.left = 1; //~ quiet(ordered) left
      latch.both.countDown();
    }).start();
    new Thread(() -> {
      latch.right = 2; //~ quiet(ordered) right
      latch.both.countDown();
    }).start();
    latch.both.await();
    System.out.println(latch.left + latch.right); //~ quiet(ordered) left
  }
}
