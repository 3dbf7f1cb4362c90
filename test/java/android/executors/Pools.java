package fixture;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class Pools {
  private final ExecutorService single = Executors.newSingleThreadExecutor();
  private final ExecutorService one = Executors.newFixedThreadPool(1);
  private final ExecutorService four = Executors.newFixedThreadPool(4);
  private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
  private final Executor own = new NewThread();

  public static void main(String[] names) throws Exception { //~ origin(thread main) main java.main
    new Pools().run();
  }

  void run() throws Exception {
    single.execute(() -> work()); //~ origin(serial newSingleThreadExecutor) posted-callback executor.execute
    one.submit(() -> 1); //~ origin(serial newFixedThreadPool) posted-callback executor.submit
    four.submit(this::work); //~ origin(pool newFixedThreadPool) posted-callback executor.submit
    timer.schedule(() -> work(), 1, TimeUnit.SECONDS); //~ origin(serial newScheduledThreadPool) posted-callback executor.schedule
    timer.scheduleAtFixedRate(() -> work(), 1, 1, TimeUnit.SECONDS); //~ origin(serial newScheduledThreadPool) posted-callback executor.schedule
    own.execute(() -> work()); //~ origin(thread lambda in Pools.run) thread thread.start
    CompletableFuture.supplyAsync(() -> 1) //~ origin(pool ForkJoinPool.common) posted-callback completable.async
        .thenApplyAsync(x -> x + 1, single) //~ origin(serial newSingleThreadExecutor) posted-callback completable.then-async
        .thenAccept(x -> work()); //~ origin(serial newSingleThreadExecutor) posted-callback completable.then
    CompletableFuture.runAsync(() -> work(), four).join(); //~ origin(pool newFixedThreadPool) posted-callback completable.async
    new Thread(new FutureTask<>(() -> 1)).start(); //~ origin(thread lambda in Pools.run) thread thread.start
    new ForkJoinPool().execute(new Part());
    List<Runnable> all = new ArrayList<>();
    all.add(() -> work()); //~ origin(pool newFixedThreadPool) posted-callback executor.execute
    for (Runnable each : all) four.execute(each);
    Thread thread = new Worker();
    thread.start();
    thread.join();
  }

  void work() {}

  static class NewThread implements Executor {
    @Override
    public void execute(Runnable task) {
      new Thread(task).start();
    }
  }

  /** Known wrong: a fork is taken for one on the common pool, it is of the pool that it is made in. */
  static class Part extends RecursiveAction {
    @Override
    protected void compute() { //~ origin(pool ForkJoinPool) posted-callback executor.submit //~ origin(pool ForkJoinPool.common) posted-callback forkjoin.fork
      new Part().fork();
    }
  }

  static class Worker extends Thread {
    @Override
    public void run() {} //~ origin(thread Worker) thread thread.start
  }
}
