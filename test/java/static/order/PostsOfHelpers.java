/**
 * Posts by different methods of one event come in the order of the posts; not where the first is posted on
 * some ways only.
 */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class PostsOfHelpers extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder always;
  private StringBuilder sometimes;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    load(state);
    show();
  }

  private void load(Bundle state) {
    handler.post(() -> always = new StringBuilder()); //~ quiet(ordered) always
    if (state != null) {
      handler.post(() -> sometimes = new StringBuilder()); //~ order(A) set sometimes
    }
  }

  private void show() {
    handler.post(() -> {
      always.append("a"); //~ quiet(ordered) always
      sometimes.append("b"); //~ order(A) use sometimes
    });
  }
}
