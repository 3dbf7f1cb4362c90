/** countDown comes before the return of await; what follows countDown does not. */
package fixture.order;

import java.util.concurrent.CountDownLatch;

class Latch {
  private final CountDownLatch done = new CountDownLatch(1);
  private int result;
  private int cleanup;

  void work() {
    result = 42; //~ quiet(ordered) result
    done.countDown();
    cleanup = 1; //~ race(A) write cleanup
  }

  public static void main(String[] args) throws InterruptedException {
    Latch latch = new Latch();
    new Thread(latch::work).start();
    latch.done.await();
    System.out.println(latch.result); //~ quiet(ordered) result
    System.out.println(latch.cleanup); //~ race(A) read cleanup
  }
}
