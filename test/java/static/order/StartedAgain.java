/**
 * A click writes a field and starts a thread that reads it: in order, but for the next click, which comes while the thread
 * still runs. What only a new life of the screen writes seldom meets the old thread.
 */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;

public class StartedAgain extends Activity {
  private static String opened;
  private String clicked;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    opened = "at " + System.currentTimeMillis(); //~ hidden(B) write opened
    new Thread(() -> {
      System.out.println(opened); //~ hidden(B) read opened
    }).start();
    findViewById(1).setOnClickListener(view -> {
      clicked = "at " + System.currentTimeMillis(); //~ race(A) write clicked
      new Thread(() -> {
        System.out.println(clicked); //~ race(A) read clicked
      }).start();
    });
  }
}
