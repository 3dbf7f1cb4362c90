/** A task gets one of two executors; it runs once, on whichever it is. */
package fixture.units;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Build;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

public class EitherExecutor extends Activity {
  static class Task extends AsyncTask<Void, Void, Void> {
    private final Runnable work;

    Task(Runnable work) {
      this.work = work;
    }

    @Override
    protected Void doInBackground(Void... none) {
      work.run();
      return null;
    }
  }

  static Executor usual() {
    return Build.VERSION.SDK_INT > 28 ? AsyncTask.THREAD_POOL_EXECUTOR : AsyncTask.SERIAL_EXECUTOR;
  }

  static void inBackground(Runnable work) {
    new Task(work).executeOnExecutor(usual());
  }

  @Override
  protected void onCreate(android.os.Bundle state) {
    super.onCreate(state);
    final List<String> names = new ArrayList<>();
    inBackground(
        () -> {
          names.add("one"); //~ quiet(confined|ordered) names
          names.add("two");
        });
    inBackground(() -> System.out.println("another"));
  }
}
