/**
 * Seed 003 Figure 5 (AnyMemo): whichever loader ends first, the count is the same at the end. Benign: at
 * most a pair of the hidden tier.
 */
package fixture.seed003;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class Figure5 extends Activity {
  private final Handler mHandler = new Handler(Looper.getMainLooper());
  private int runningLoaderCount;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    startLoading("cards");
    startLoading("settings");
  }

  private void startLoading(String what) {
    runningLoaderCount++; //~ quiet(ordered|one-thread) runningLoaderCount
    new Thread(() -> {
      System.out.println(what);
      mHandler.post(this::onLoadFinished);
    }).start();
  }

  private void onLoadFinished() {
    runningLoaderCount--; //~ quiet(ordered|one-thread) runningLoaderCount
    if (runningLoaderCount <= 0) { //~ quiet(ordered|one-thread) runningLoaderCount
      System.out.println("all loaded");
    }
  }
}
