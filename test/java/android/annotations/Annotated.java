package fixture;

import android.os.Looper;
import androidx.annotation.AnyThread;
import androidx.annotation.BinderThread;
import androidx.annotation.MainThread;
import androidx.annotation.UiThread;
import androidx.annotation.WorkerThread;

class Annotated {
  @MainThread
  void show() {} //~ origin(main) entry-callback annotation //~ thread(main) @MainThread

  @WorkerThread
  void load() { //~ origin(pool worker) entry-callback annotation //~ thread(worker) @WorkerThread
    ThreadUtils.assertNotMainThread(); //~ thread(worker) assertNotMainThread()
  }

  void checked() {
    ThreadUtils.assertOnUiThread(); //~ thread(main) assertOnUiThread()
    if (Looper.myLooper() == Looper.getMainLooper()) { //~ thread(main) a test of the thread
      show();
    }
    if (Thread.currentThread() != Looper.getMainLooper().getThread()) { //~ thread(worker) a test of the thread
      load(); //~ thread(worker) load()
    }
    if (Looper.getMainLooper().isCurrentThread()) { //~ thread(main) a test of the thread
      show();
    }
    if (!ThreadUtils.isMainThread()) return; //~ thread(main) a test of the thread
  }

  void checkedOtherwise() {
    Looper main = Looper.getMainLooper();
    if (main.equals(Looper.myLooper())) show(); //~ thread(main) a test of the thread
    if (Thread.currentThread().getId() == main.getThread().getId()) show(); //~ thread(main) a test of the thread
    boolean here = Looper.myLooper() == main;
    if (!here) load(); //~ thread(main) a test of the thread //~ thread(worker) load()
    if (Own.amIThere()) show(); //~ thread(main) a test of the thread
    Own.onlyThere(); //~ thread(main) onlyThere()
    Own.onlyElsewhere(); //~ thread(worker) onlyElsewhere()
    Own.looks();
    Own.throwIfNotOnMainThread(); //~ thread(main) throwIfNotOnMainThread()
  }

  @BinderThread
  void called() {} //~ origin(binder) binder annotation //~ thread(binder) @BinderThread

  @AnyThread
  void anywhere() {} //~ thread(any) @AnyThread

  /** Helpers that are known by what they do. */
  static class Own {
    static boolean amIThere() {
      return Looper.getMainLooper().getThread() == Thread.currentThread();
    }

    static void onlyThere() {
      if (!amIThere()) { //~ thread(main) a test of the thread
        throw new IllegalStateException();
      }
    }

    static void onlyElsewhere() {
      if (Looper.myLooper() == Looper.getMainLooper()) throw new IllegalStateException(); //~ thread(main) a test of the thread
    }

    static void looks() {
      if (Looper.myLooper() == Looper.getMainLooper()) System.gc(); //~ thread(main) a test of the thread
    }

    static void throwIfNotOnMainThread() {}
  }

  @UiThread
  static class Screen {
    void draw() {} //~ origin(main) entry-callback annotation //~ thread(main) @UiThread
  }

  static class ThreadUtils {
    static void assertOnUiThread() {}

    static void assertNotMainThread() {}

    static boolean isMainThread() {
      return false;
    }
  }
}
