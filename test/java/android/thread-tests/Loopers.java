package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;

/** Tests of the thread by what a handler, looper or thread in a field stands for. */
class Loopers extends Activity {
  private final Handler screen = new Handler(Looper.getMainLooper());
  private final Thread main = Looper.getMainLooper().getThread();
  private Handler work;

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    HandlerThread worker = new HandlerThread("io");
    worker.start();
    work = new Handler(worker.getLooper());
    new Thread(this::all).start(); //~ origin(thread lambda in Loopers.onCreate) thread thread.start
    all();
  }

  private void all() {
    byLooper();
    byThread();
    byCurrent();
    byField();
    byOther();
  }

  private void byLooper() {
    if (screen.getLooper() == Looper.myLooper()) return;
    screen.post(() -> {}); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Loopers.onCreate
  }

  private void byThread() {
    if (screen.getLooper().getThread().getId() != Thread.currentThread().getId())
      screen.post(() -> {}); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Loopers.onCreate
  }

  private void byCurrent() {
    if (!isScreen(screen.getLooper())) screen.post(() -> {}); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Loopers.onCreate
  }

  private static boolean isScreen(Looper looper) {
    return looper.isCurrentThread();
  }

  private void byField() {
    if (Thread.currentThread().equals(main)) return;
    screen.post(() -> {}); //~ origin(main) posted-callback handler.post //~ from(Handler.post) lambda in Loopers.onCreate
  }

  /** Not the main looper, where it holds; where it does not, it may be any. */
  private void byOther() {
    if (Looper.myLooper() == work.getLooper()) work.post(() -> {}); //~ origin(looper io) posted-callback handler.post //~ from(Handler.post) lambda in Loopers.onCreate
    else work.post(() -> {}); //~ origin(looper io) posted-callback handler.post //~ from(Handler.post) Loopers.onCreate, lambda in Loopers.onCreate
  }
}
