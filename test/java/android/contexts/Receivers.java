package fixture;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.Handler;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** Inherited methods know the class of the object that they are called on. */
class Receivers extends Activity {
  private static final Handler HANDLER = new Handler();
  private final Executor own = Executors.newSingleThreadExecutor();

  abstract static class Reader {
    void read() {
      found();
    }

    abstract void found();
  }

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    new Reader() {
      @Override
      void found() {
        HANDLER.post(() -> save("one")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Receivers.onCreate
      }
    }.read();
    new Copy().execute();
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    new Reader() {
      @Override
      void found() {
        HANDLER.post(() -> save("other")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Receivers.onResume
      }
    }.read();
    new Move().executeOnExecutor(own);
  }

  abstract static class Work extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) { //~ origin(serial AsyncTask) async-task asynctask.execute //~ origin(serial newSingleThreadExecutor) async-task asynctask.execute //~ from(AsyncTask.execute) Receivers.onCreate //~ from(AsyncTask.executeOnExecutor) Receivers.onResume
      work();
      return null;
    }

    abstract void work();
  }

  static class Copy extends Work {
    @Override
    void work() {
      HANDLER.post(() -> save("copied")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Work.doInBackground
    }
  }

  static class Move extends Work {
    @Override
    void work() {
      HANDLER.post(() -> save("moved")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Work.doInBackground
    }
  }

  private static void save(String what) {}
}
