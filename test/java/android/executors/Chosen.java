package fixture;

import android.os.AsyncTask;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** Executors that are chosen by what the task is made with. */
class Chosen extends android.app.Activity {
  enum Kind {
    QUICK,
    LONG
  }

  abstract static class Task extends AsyncTask<Void, Void, Void> {
    final Kind kind;

    Task(Kind kind) {
      this.kind = kind;
    }

    abstract void work();

    @Override
    protected final Void doInBackground(Void... none) { //~ origin(pool AsyncTask) async-task asynctask.execute //~ from(AsyncTask.executeOnExecutor) Chosen.onResume //~ origin(serial newSingleThreadExecutor) async-task asynctask.execute //~ from(AsyncTask.executeOnExecutor) Chosen.onPause
      work();
      return null;
    }
  }

  private static final Executor LONG = Executors.newSingleThreadExecutor();

  private static Executor executorFor(Kind kind) {
    switch (kind) {
      case LONG:
        return LONG;
      default:
        return AsyncTask.THREAD_POOL_EXECUTOR;
    }
  }

  private static void launch(Task task) {
    task.executeOnExecutor(executorFor(task.kind));
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    launch(
        new Task(Kind.QUICK) {
          @Override
          void work() {
            runOnUiThread(() -> setTitle("quick")); //~ origin(main) posted-callback activity.runOnUiThread //~ from(Activity.runOnUiThread) Task.doInBackground
          }
        });
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    launch(
        new Task(Kind.LONG) {
          @Override
          void work() {
            runOnUiThread(() -> setTitle("long")); //~ origin(main) posted-callback activity.runOnUiThread //~ from(Activity.runOnUiThread) Task.doInBackground
          }
        });
  }
}
