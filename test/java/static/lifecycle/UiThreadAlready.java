/** runOnUiThread runs at once on the main thread, and later from another one. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;

public class UiThreadAlready extends Activity {
  private StringBuilder header = new StringBuilder();
  private StringBuilder footer = new StringBuilder();

  @Override
  protected void onStart() {
    super.onStart();
    runOnUiThread(() -> header.append("now")); //~ quiet(ordered) header
    new Thread(() -> {
      runOnUiThread(() -> footer.append("later")); //~ free(A)! use footer
    }).start();
  }

  @Override
  protected void onDestroy() {
    header = null;
    footer = null; //~ free(A) free footer
    super.onDestroy();
  }
}
