/**
 * Adds up in the background, and tells its listener on the main thread. A late update of one hub reads
 * the next hub's sum while that is being added up: true, and hard to see.
 */
package fixture.seed000;

import android.os.Handler;
import android.os.Looper;

class TrackHub {
  interface Listener {
    void onUpdateResults();
  }

  private final Handler main = new Handler(Looper.getMainLooper());
  private final Listener listener;
  private int metres;

  TrackHub(Listener listener) {
    this.listener = listener;
  }

  void load() {
    new Thread(() -> {
      metres = 100; //~ maybe(B) race write metres
      main.post(() -> listener.onUpdateResults());
    }).start();
  }

  int metres() {
    return metres; //~ maybe(B) race read metres
  }
}
