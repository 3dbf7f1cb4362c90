/** A new activity after a rotation has new fields; the thread of the old one goes on with the old ones. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;

public class Rotation extends Activity {
  private String draft = "";
  private static int rotations;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    rotations++; //~ quiet(one-thread|ordered) rotations
    new Thread(() -> {
      draft = "loaded"; //~ race(A) write draft
    }).start();
  }

  @Override
  protected void onSaveInstanceState(Bundle state) {
    super.onSaveInstanceState(state);
    state.putString("draft", draft); //~ race(A) read draft
  }
}
