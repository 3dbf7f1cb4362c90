/** A lambda that runs at once is under the lock around it; one that runs later is not, and comes as often as who starts it. */
package fixture.locks;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class LockAroundLambda {
  private final List<String> names = new CopyOnWriteArrayList<>();
  private final ExecutorService pool = Executors.newCachedThreadPool();
  private int atOnce;
  private int later;

  synchronized void atOnce() {
    names.forEach(each -> atOnce++); //~ quiet(lock) atOnce
  }

  synchronized void later() {
    pool.execute(() -> later++); //~ race(A) self later
  }

  public static void main(String[] args) {
    LockAroundLambda it = new LockAroundLambda();
    for (int i = 0; i < 2; i++) {
      new Thread(
              () -> {
                it.atOnce();
                it.later();
              })
          .start();
    }
  }
}
