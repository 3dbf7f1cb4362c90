/** The same, used by what the click posts: that may come behind the pause. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class ReentrantPost extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder lens;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> handler.postDelayed(() -> {
      lens.append("focus"); //~ free(A)! use lens
    }, 300));
  }

  @Override
  protected void onResume() {
    super.onResume();
    lens = new StringBuilder(); //~ quiet(ordered) lens
  }

  @Override
  protected void onPause() {
    lens = null; //~ free(A) free lens
    super.onPause();
  }
}
