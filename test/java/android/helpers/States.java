package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;

/** Screens that look at the state that they are told: which one it is, no caller says. */
class States {
  enum State {
    OFF,
    ON
  }

  interface StateListener {
    void changed(State state);
  }

  static class Source {
    private final List<StateListener> listeners = new ArrayList<>();
    private State state = State.OFF;

    void add(StateListener listener) {
      listener.changed(state);
      listeners.add(listener);
    }
  }

  static final Source SOURCE = new Source();

  static class Third extends Activity implements StateListener {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      super.onCreate(state);
      SOURCE.add(this);
    }

    @Override
    public void changed(State state) {
      if (state == State.ON) return;
      handler.post(() -> setTitle("third")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Third.onCreate
    }
  }

  static class Fourth extends Activity implements StateListener {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
      super.onResume();
      SOURCE.add(this);
    }

    @Override
    public void changed(State state) {
      if (state != State.ON) return;
      handler.post(() -> setTitle("fourth")); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Fourth.onResume
    }
  }
}
