package fixture;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** Executors that come by a parameter are told by who gives them. */
class ByParameter extends android.app.Activity {
  private final Executor disk = Executors.newSingleThreadExecutor();
  private final Executor net = Executors.newCachedThreadPool();

  private void later(Executor executor) {
    executor.execute(() -> save()); //~ origin(serial newSingleThreadExecutor) posted-callback executor.execute //~ from(Executor.execute) ByParameter.onResume //~ origin(pool newCachedThreadPool) posted-callback executor.execute //~ from(Executor.execute) ByParameter.onPause, ByParameter.onStop
  }

  private void run(Executor executor, Runnable task) {
    Executor used = executor;
    used.execute(task);
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    later(disk);
    run(disk, () -> save()); //~ origin(serial newSingleThreadExecutor) posted-callback executor.execute //~ from(Executor.execute) ByParameter.onResume
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    later(net);
    run(net, this::save); //~ origin(pool newCachedThreadPool) posted-callback executor.execute //~ from(Executor.execute) ByParameter.onPause
  }

  @Override
  protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
    later(net);
  }

  private void save() {}
}
