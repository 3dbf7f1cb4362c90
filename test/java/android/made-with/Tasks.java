package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;

/** Objects of one class are told apart by what they are made with. */
class Tasks extends Activity {
  interface Done {
    void done();
  }

  /** Posts to the handler that it is made with. */
  static class Task {
    private final Handler handler;
    private Done done;

    Task(Handler handler) {
      this(handler, null);
    }

    Task(Handler handler, Done done) {
      this.handler = handler;
      this.done = done;
    }

    void run() {
      handler.post(this::work); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Tasks.onPause //~ origin(looper disk) posted-callback handler.post //~ from(Handler.post) Tasks.onResume
    }

    void run(Runnable what) {
      handler.post(what);
    }

    void tell() {
      if (done != null) done.done();
    }

    void forget() {
      done = null;
    }

    private void work() {}
  }

  /** By subclasses, which give it on. */
  abstract static class Lookup {
    private final Handler handler;

    Lookup(Handler handler) {
      this.handler = handler;
    }

    final void look() {
      handler.post(() -> found()); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Tasks.onStop //~ origin(looper disk) posted-callback handler.post //~ from(Handler.post) Tasks.onStart
    }

    abstract void found();
  }

  private final HandlerThread thread = new HandlerThread("disk");
  private Task inBackground;
  private Task inFront;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    thread.start();
    inBackground = new Task(new Handler(thread.getLooper()), () -> save(1));
    inFront = new Task(new Handler(Looper.getMainLooper()), () -> save(2));
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    inBackground.run();
    inBackground.tell();
    inBackground.run(() -> save(3)); //~ origin(looper disk) posted-callback handler.post //~ from(Handler.post) Tasks.onResume
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    inFront.run();
    inFront.tell();
  }

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    new Lookup(new Handler(thread.getLooper())) {
      @Override
      void found() {
        runOnUiThread(() -> save(4)); //~ origin(main) posted-callback activity.runOnUiThread //~ from(Activity.runOnUiThread) lambda in Lookup.look
      }
    }.look();
  }

  @Override
  protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
    new Lookup(new Handler(Looper.getMainLooper())) {
      @Override
      void found() {
        finish();
      }
    }.look();
  }

  private void save(int what) {
    runOnUiThread(() -> setTitle("" + what)); //~ origin(main) posted-callback activity.runOnUiThread
  }
}
