/** What a message carries is handed over: writing before the send is seen, writing after it races. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;

public class MessageObject extends Activity {
  static class Progress {
    int before;
    int after;
  }

  private final Handler handler = new Handler(Looper.getMainLooper()) {
    @Override
    public void handleMessage(Message message) {
      Progress progress = (Progress) message.obj;
      System.out.println(progress.before); //~ quiet(ordered|owned) before
      System.out.println(progress.after); //~ race(A) read after
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      Progress progress = new Progress();
      progress.before = 1; //~ quiet(ordered|owned) before
      handler.sendMessage(handler.obtainMessage(1, progress));
      progress.after = 1; //~ race(A) write after
    }).start();
  }
}
