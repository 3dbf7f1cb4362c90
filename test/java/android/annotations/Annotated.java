package fixture;

import android.os.Looper;
import androidx.annotation.MainThread;
import androidx.annotation.UiThread;
import androidx.annotation.WorkerThread;

class Annotated {
  @MainThread
  void show() {} //~ origin(main) entry-callback annotation assumed //~ thread(main) @MainThread

  @WorkerThread
  void load() { //~ origin(unknown) entry-callback annotation assumed //~ thread(worker) @WorkerThread
    ThreadUtils.assertNotMainThread(); //~ thread(worker) assertNotMainThread()
  }

  void checked() {
    ThreadUtils.assertOnUiThread(); //~ thread(main) assertOnUiThread()
    if (Looper.myLooper() == Looper.getMainLooper()) { //~ thread(main) a test of the thread
      show();
    }
    if (Thread.currentThread() != Looper.getMainLooper().getThread()) { //~ thread(worker) a test of the thread
      load();
    }
    if (Looper.getMainLooper().isCurrentThread()) { //~ thread(main) a test of the thread
      show();
    }
    if (!ThreadUtils.isMainThread()) return; //~ thread(main) a test of the thread
  }

  @UiThread
  static class Screen {
    void draw() {} //~ origin(main) entry-callback annotation assumed //~ thread(main) @UiThread
  }

  static class ThreadUtils {
    static void assertOnUiThread() {}

    static void assertNotMainThread() {}

    static boolean isMainThread() {
      return false;
    }
  }
}
