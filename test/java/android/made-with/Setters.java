package fixture;

import android.app.Activity;
import android.os.Handler;

/** Helpers that are given their listener or handler after they are made: each tells its own. */
class Setters {
  interface Listener {
    void done();
  }

  static class Helper {
    private Listener listener;
    Handler handler;

    Helper() {}

    Helper(Listener first) {
      setListener(first);
    }

    void setListener(Listener given) {
      listener = given;
    }

    void go() {
      listener.done();
    }
  }

  static class First extends Activity implements Listener {
    private final Helper helper = new Helper();

    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
      helper.setListener(this);
      helper.go();
    }

    @Override
    public void done() {
      new Thread(() -> {}).start(); //~ origin(thread lambda in First.done) thread thread.start //~ from(Thread.start) First.onStart
    }
  }

  static class Second extends Activity implements Listener {
    private final Helper helper = new Helper();

    @Override
    protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
      super.onStart();
      helper.setListener(this);
      helper.go();
    }

    @Override
    public void done() {
      new Thread(() -> {}).start(); //~ origin(thread lambda in Second.done) thread thread.start //~ from(Thread.start) Second.onStart
    }
  }

  static class Third extends Activity {
    private final Helper helper = new Helper(this::shown);
    private final Helper bare = new Helper();

    @Override
    protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
      super.onResume();
      helper.go();
    }

    @Override
    protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
      super.onPause();
      bare.listener = () -> shown();
      bare.go();
    }

    @Override
    protected void onStop() { //~ origin(main) entry-callback activity.lifecycle
      super.onStop();
      new Helper().go();
    }

    private void shown() {
      new Thread(() -> {}).start(); //~ origin(thread lambda in Third.shown) thread thread.start //~ from(Thread.start) Third.onResume, Third.onPause
    }
  }
}
