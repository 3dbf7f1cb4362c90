/** Seed 001 Table 3.1, threads: Thread.start, Runnable.run, Callable.call, each against who started it. */
package fixture.seed001;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class TableThreads {
  private int byThread;
  private int byRunnable;
  private int byCallable;

  public static void main(String[] args) {
    TableThreads table = new TableThreads();
    table.startThread();
    table.startRunnable();
    table.submitCallable();
  }

  void startThread() {
    Thread thread = new Thread() {
      @Override
      public void run() {
        byThread = 1; //~ race(A) write byThread
      }
    };
    thread.start();
    byThread = 2; //~ race(A) write byThread
  }

  void startRunnable() {
    Runnable runnable = new Runnable() {
      @Override
      public void run() {
        byRunnable = 1; //~ race(B) write byRunnable
      }
    };
    new Thread(runnable).start();
    byRunnable = 2; //~ race(B) write byRunnable
  }

  void submitCallable() {
    ExecutorService pool = Executors.newCachedThreadPool();
    pool.submit(new Callable<Integer>() {
      @Override
      public Integer call() {
        byCallable = 1; //~ race(C) write byCallable
        return 1;
      }
    });
    byCallable = 2; //~ race(C) write byCallable
  }
}
