/** execute puts all tasks of a process on one serial executor; executeOnExecutor with the pool does not. */
package fixture.order;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;

public class SerialTasks extends Activity {
  private int serial;
  private int parallel;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Serial().execute();
    new Serial().execute();
    new Parallel().executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
    new Parallel().executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
  }

  private class Serial extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      serial++; //~ quiet(one-thread|ordered) serial
      return null;
    }
  }

  private class Parallel extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      parallel++; //~ race(A) self parallel
      return null;
    }
  }
}
