/**
 * Seed 003 Figure 4 (Volley): the null test makes the order of batchResponse and run indifferent. Benign:
 * at most a pair of the hidden tier.
 */
package fixture.seed003;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class Figure4 extends Activity {
  private final Handler mHandler = new Handler(Looper.getMainLooper());
  private Runnable mRunnable;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      for (int i = 0; i < 10; i++) {
        mHandler.post(this::batchResponse);
      }
    }).start();
  }

  private void batchResponse() {
    if (mRunnable == null) { //~ quiet(guard|one-thread|ordered) mRunnable
      mRunnable = new Runnable() { //~ quiet(guard|one-thread|ordered) mRunnable
        @Override
        public void run() {
          mRunnable = null; //~ quiet(guard|one-thread|ordered) mRunnable
        }
      };
      mHandler.post(mRunnable); //~ quiet(guard|one-thread|ordered) mRunnable
    }
  }
}
