package fixture;

import android.app.Activity;
import android.os.AsyncTask;

/** An inherited method that starts its own object: by who calls it on an object of that class. */
abstract class Started<P> extends AsyncTask<P, Void, Void> {
  @SafeVarargs
  public final void executeFor(Activity owner, P... params) {
    if (!owner.isFinishing()) execute(params);
  }

  static class Loads extends Started<String> {
    @Override
    protected Void doInBackground(String... names) { //~ origin(serial AsyncTask) async-task asynctask.execute //~ from(AsyncTask.execute) Screen.onResume
      return null;
    }
  }

  static class Saves extends Started<String> {
    @Override
    protected Void doInBackground(String... names) { //~ origin(serial AsyncTask) async-task asynctask.execute //~ from(AsyncTask.execute) Screen.onPause
      return null;
    }
  }

  static class Screen extends Activity {
    @Override
    protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
      Loads loads = new Loads();
      loads.executeFor(this, "a");
    }

    @Override
    protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
      new Saves().executeFor(this, "b");
    }
  }
}

/** A lambda that is run where it stands has the object of the code around it. */
abstract class InPlace extends Activity {
  void reload() {
    Runnable load = () -> load();
    load.run();
  }

  abstract void load();

  static class Near extends InPlace {
    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      reload();
    }

    @Override
    void load() {
      new Thread(() -> {}).start(); //~ origin(thread lambda in Near.load) thread thread.start //~ from(Thread.start) Near.onStart
    }
  }

  static class Far extends InPlace {
    @Override
    protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
      reload();
    }

    @Override
    void load() {
      new Thread(() -> {}).start(); //~ origin(thread lambda in Far.load) thread thread.start //~ from(Thread.start) Far.onStop
    }
  }
}
