package fixture;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What a pool calls around its tasks runs in its threads. */
class Watched extends ThreadPoolExecutor {
  static final Watched POOL = new Watched();

  Watched() {
    super(2, 4, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
  }

  @Override
  protected void afterExecute(Runnable task, Throwable thrown) { //~ origin(pool Watched) entry-callback executor.hook
    new Thread(() -> {}).start(); //~ origin(thread lambda in Watched.afterExecute) thread thread.start //~ from(Thread.start) Watched.afterExecute
  }
}
