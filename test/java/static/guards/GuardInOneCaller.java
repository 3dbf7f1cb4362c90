/** One caller asks and the other does not: the use is not guarded on every way. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class GuardInOneCaller extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder ledger = new StringBuilder();
  private StringBuilder index = new StringBuilder();
  private boolean open = true;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> refresh(), 100);
    handler.postDelayed(() -> {
      if (open) {
        sort();
      }
    }, 200);
  }

  private void refresh() {
    if (ledger != null) {
      enter();
    }
    enter();
  }

  private void enter() {
    ledger.append("x"); //~ free(A)! use ledger
  }

  private void sort() {
    order();
  }

  private void order() {
    index.reverse(); //~ quiet(guard) index
  }

  @Override
  protected void onDestroy() {
    open = false;
    ledger = null; //~ free(A)! free ledger
    index = null;
    super.onDestroy();
  }
}
