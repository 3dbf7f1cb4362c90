/**
 * Each run of a task makes a result, fills it and hands it over; the screen keeps it in a field. The next run
 * makes another, so filling is always over before anybody looks, although the task runs again and again.
 */
package fixture.order;

import android.app.Activity;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Message;
import java.util.HashMap;
import java.util.Map;

class Scan {
  private Map<String, String> details;
  int quality; //~ quiet(ordered) quality

  void put(String name, String value) {
    if (details == null) details = new HashMap<>();
    details.put(name, value); //~ quiet(ordered)? details
  }

  /** What a part has found becomes a detail of the whole. */
  void putAll(Scan part) {
    if (details == null) details = part.details;
    else details.putAll(part.details);
  }

  String get(String name) {
    return details.get(name);
  }
}

public class HandedOver extends Activity {
  private final HandlerThread thread = new HandlerThread("scans");
  private Handler worker;
  private Scan last;

  private final Handler screen = new Handler() {
    @Override
    public void handleMessage(Message message) {
      last = (Scan) message.obj;
      setTitle(last.get("name") + last.quality);
    }
  };

  @Override
  protected void onCreate(android.os.Bundle state) {
    super.onCreate(state);
    thread.start();
    worker = new Handler(thread.getLooper()) {
      @Override
      public void handleMessage(Message message) {
        Scan scan = scan();
        Message.obtain(screen, 1, scan).sendToTarget();
      }
    };
  }

  private static Scan scan() {
    Scan part = new Scan();
    part.put("name", "a");
    Scan whole = new Scan();
    whole.putAll(part);
    whole.put("kind", "b");
    whole.quality = 3;
    return whole;
  }

  @Override
  protected void onResume() {
    super.onResume();
    worker.sendEmptyMessage(1);
    if (last != null) setTitle(last.get("kind"));
  }
}
