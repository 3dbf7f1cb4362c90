/** What is null is made anew before it is used. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class AllocatedIfNull extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private StringBuilder buffer;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      if (buffer == null) {
        buffer = new StringBuilder();
      }
      buffer.append("a"); //~ quiet(guard|owned) buffer
    }, 100);
  }

  @Override
  protected void onDestroy() {
    buffer = null; //~ quiet(guard|owned) buffer
    super.onDestroy();
  }
}
