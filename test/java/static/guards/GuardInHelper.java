/** The test stands in a method of its own, and in the caller. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class GuardInHelper extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder model = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      if (isReady()) {
        model.append("a"); //~ quiet(guard) model
      }
    }, 100);
    handler.postDelayed(() -> {
      if (model != null) {
        change();
      }
    }, 200);
  }

  private boolean isReady() {
    return model != null;
  }

  private void change() {
    model.append("b"); //~ quiet(guard) model
  }

  @Override
  protected void onDestroy() {
    model = null;
    super.onDestroy();
  }
}
