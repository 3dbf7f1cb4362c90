/** What a thread writes before runOnUiThread is seen there; the click runs on the same thread. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;

public class RunOnUiThread extends Activity {
  private String loaded = "";
  private int shown;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> shown++); //~ quiet(one-thread) shown
    new Thread(() -> {
      loaded = "text"; //~ quiet(ordered) loaded
      runOnUiThread(() -> {
        System.out.println(loaded); //~ quiet(ordered) loaded
        shown++; //~ quiet(one-thread) shown
      });
    }).start();
  }
}
