/**
 * Seed 001 Figure 3.2 (b): what is done before a message is sent or a Runnable posted comes before it;
 * what is done after that does not.
 */
package fixture.seed001;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;

public class FigureHandler extends Activity {
  private String result;
  private String sent;
  private int stage;

  private final Handler handler = new Handler(Looper.getMainLooper()) {
    @Override
    public void handleMessage(Message message) {
      show(sent); //~ quiet(ordered) sent
    }
  };

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(this::load).start();
  }

  private void load() {
    result = "loaded"; //~ quiet(ordered) result
    sent = "sent"; //~ quiet(ordered) sent
    handler.sendMessage(Message.obtain());
    handler.post(() -> {
      show(result); //~ quiet(ordered) result
      show("stage " + stage); //~ race(A) read stage
    });
    stage = 1; //~ race(A) write stage
  }

  private void show(String text) {
    System.out.println(text);
  }
}
