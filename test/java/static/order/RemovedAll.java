/** removeCallbacksAndMessages(null) empties all that this handler has in the queue. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;

public class RemovedAll extends Activity {
  private StringBuilder sink = new StringBuilder();

  private final Handler handler = new Handler(Looper.getMainLooper()) {
    @Override
    public void handleMessage(Message message) {
      sink.append(message.what); //~ quiet(ordered) sink
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.sendEmptyMessageDelayed(1, 1000);
    handler.postDelayed(() -> sink.append("late"), 2000); //~ quiet(ordered) sink
  }

  @Override
  protected void onDestroy() {
    handler.removeCallbacksAndMessages(null);
    sink = null; //~ quiet(ordered) sink
    super.onDestroy();
  }
}
