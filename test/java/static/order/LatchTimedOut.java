/** await with a timeout whose answer is not looked at. */
package fixture.order;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class LatchTimedOut {
  private final CountDownLatch done = new CountDownLatch(1);
  private int result;

  public static void main(String[] args) throws InterruptedException {
    LatchTimedOut latch = new LatchTimedOut();
    new Thread(() -> {
      latch.result = 1; //~ race(A) write result
      latch.done.countDown();
    }).start();
    latch.done.await(1, TimeUnit.SECONDS);
    System.out.println(latch.result); //~ race(A) read result
  }
}
