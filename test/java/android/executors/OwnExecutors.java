package fixture;

import android.os.AsyncTask;
import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Executors that are written here: what they do with the task says where it runs. */
public class OwnExecutors {
  private final Executor screen = new ScreenExecutor();
  private final Executor worker = new WorkExecutor();
  private final Handler handler = new Handler(Looper.getMainLooper());
  private final Executor shortened = handler::post;

  void main() {}

  public static void main(String[] names) { //~ origin(thread main) main java.main
    new OwnExecutors().run();
  }

  void run() {
    CompletableFuture.supplyAsync(() -> 1, worker) //~ origin(pool AsyncTask) posted-callback completable.async //~ origin(thread main) thread completable.async
        .thenAcceptAsync(x -> main(), screen); //~ origin(main) posted-callback completable.then-async
    CompletableFuture.runAsync(() -> {}, shortened); //~ origin(main) posted-callback completable.async
    CompletableFuture.runAsync(() -> {}, new Wrapping()); //~ origin(thread lambda in Wrapping.execute) thread completable.async
  }

  static class ScreenExecutor implements Executor {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    public void execute(Runnable task) {
      if (Looper.myLooper() == Looper.getMainLooper()) task.run();
      else handOn(task);
    }

    private void handOn(Runnable task) {
      handler.post(task);
    }
  }

  static class WorkExecutor implements Executor {
    @Override
    public void execute(Runnable task) {
      if (Looper.myLooper() == Looper.getMainLooper()) AsyncTask.THREAD_POOL_EXECUTOR.execute(task);
      else task.run();
    }
  }

  static class Wrapping implements Executor {
    @Override
    public void execute(Runnable task) {
      new Thread(() -> task.run()).start(); //~ origin(thread lambda in Wrapping.execute) thread thread.start
    }
  }
}
