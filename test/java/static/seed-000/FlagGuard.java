/** §3.4.3, false positives of type II: a flag says whether the pointer may be used; both change in one event. */
package fixture.seed000;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class FlagGuard extends Activity {
  private final Handler main = new Handler(Looper.getMainLooper());
  private StringBuilder pages = new StringBuilder();
  private boolean open = true;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    main.postDelayed(() -> {
      if (open) {
        pages.append("entry"); //~ quiet(guard) pages
      }
    }, 1000);
  }

  @Override
  protected void onDestroy() {
    open = false;
    pages = null; //~ quiet(guard) pages
    super.onDestroy();
  }
}
