package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import java.util.concurrent.CopyOnWriteArrayList;

/** Listeners of which each is kept once. */
class Absent extends Activity {
  interface Stacked {
    default void stacked() {}
  }

  static class Session {
    private final CopyOnWriteArrayList<Stacked> listeners = new CopyOnWriteArrayList<>();

    void add(Stacked listener) {
      listeners.addIfAbsent(listener);
    }

    void stack() {
      for (Stacked listener : listeners) listener.stacked();
    }
  }

  static class Window implements Stacked {
    private final Handler handler = new Handler(Looper.getMainLooper());

    @Override
    public void stacked() {
      handler.post(() -> {}); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Absent.onResume
    }
  }

  private final Session session = new Session();

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
    session.add(new Window());
  }

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    session.stack();
  }
}
