/**
 * A static reference to the activity: a second instance sets it before the first is destroyed and clears
 * it, and a thread reads it at any time.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;

public class StaticActivity extends Activity {
  private static StaticActivity current;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    current = this; //~ maybe(B) race write current
    findViewById(1).setOnClickListener(view -> {
      current.show(); //~ free(A) use current
    });
    new Thread(() -> {
      current.show(); //~ maybe(B) race read current //~ missed(C) conflict use current
    }).start();
  }

  private void show() {}

  @Override
  protected void onDestroy() {
    current = null; //~ free(A) free current //~ missed(C) conflict free current
    super.onDestroy();
  }
}
