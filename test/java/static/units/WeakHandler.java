/** The weak reference keeps the activity from leaking; it does not keep the activity's fields from being freed. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import java.lang.ref.WeakReference;

public class WeakHandler extends Activity {
  private StringBuilder status = new StringBuilder();

  private static class Safe extends Handler {
    private final WeakReference<WeakHandler> reference;

    Safe(WeakHandler activity) {
      super(Looper.getMainLooper());
      reference = new WeakReference<>(activity);
    }

    @Override
    public void handleMessage(Message message) {
      WeakHandler activity = reference.get();
      if (activity != null) {
        activity.status.append(message.what); //~ free(A) use status
      }
    }
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Safe(this).sendEmptyMessageDelayed(1, 1000);
  }

  @Override
  protected void onDestroy() {
    status = null; //~ free(A) free status
    super.onDestroy();
  }
}
