package fixture;

import android.app.Activity;
import android.os.AsyncTask;

class Tasks extends Activity {
  private Load load;

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    load = new Load();
    load.execute("x");
    new Parallel().executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
    AsyncTask.execute(() -> save()); //~ origin(serial AsyncTask) async-task asynctask.runnable
    new AsyncTask<Void, Void, Void>() {
      @Override
      protected Void doInBackground(Void... nothing) { //~ origin(serial AsyncTask) async-task asynctask.execute
        save();
        return null;
      }
    }.executeOnExecutor(AsyncTask.SERIAL_EXECUTOR);
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    load.cancel(true);
  }

  void save() {}

  static class Load extends AsyncTask<String, Integer, String> {
    @Override
    protected void onPreExecute() {}

    @Override
    protected String doInBackground(String... names) { //~ origin(serial AsyncTask) async-task asynctask.execute
      publishProgress(50);
      return names[0];
    }

    @Override
    protected void onProgressUpdate(Integer... percent) {} //~ origin(main) async-task asynctask.progress

    @Override
    protected void onPostExecute(String result) {} //~ origin(main) async-task asynctask.execute

    @Override
    protected void onCancelled() {} //~ origin(main) async-task asynctask.execute
  }

  static class Parallel extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) { //~ origin(pool AsyncTask) async-task asynctask.execute
      return null;
    }

    @Override
    protected void onPostExecute(Void result) {} //~ origin(main) async-task asynctask.execute
  }

  static class Never extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) { //~ origin(unknown) async-task async-task.lifecycle assumed
      return null;
    }
  }
}

/** One task, started on the serial executor here and on the pool there: two origins. */
class Twice extends Activity {
  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    new Work().execute();
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    new Work().executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
  }

  static class Work extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) { //~ origin(serial AsyncTask) async-task asynctask.execute //~ origin(pool AsyncTask) async-task asynctask.execute //~ caused(start) AsyncTask.execute:73 //~ caused(start) AsyncTask.executeOnExecutor:78
      return null;
    }
  }
}
