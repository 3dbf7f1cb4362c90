package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;

/** Screens that are told of a state: who adds itself is told at once, the others are not. */
class Listeners {
  interface StateListener {
    void changed(boolean active);
  }

  static class State {
    private final List<StateListener> listeners = new ArrayList<>();

    void add(StateListener listener) {
      listener.changed(true);
      listeners.add(listener);
    }
  }

  static final State STATE = new State();

  static class First extends Activity implements StateListener {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      super.onCreate(state);
      STATE.add(this);
    }

    @Override
    public void changed(boolean active) {
      handler.post(() -> setTitle("first")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) First.onCreate
    }
  }

  static class Second extends Activity implements StateListener {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
      super.onResume();
      STATE.add(this);
    }

    @Override
    public void changed(boolean active) {
      handler.post(() -> setTitle("second")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Second.onResume
    }
  }
}
