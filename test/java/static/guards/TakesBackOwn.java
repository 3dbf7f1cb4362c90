/**
 * A click that finds no link makes one, and takes back its own if that fails: it frees nothing that others have
 * seen. That is not understood.
 */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.view.View;

class TakesBackOwn extends Activity {
  private Object link;
  private boolean isBroken;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new View(this).setOnClickListener(view -> connect());
  }

  private void connect() {
    if (link == null) {
      link = new Object();
      if (isBroken) {
        link = null; //~ spurious(S) free free link
        return;
      }
    }
    new Handler().postDelayed(() -> link.hashCode(), 5); //~ spurious(S) free use link
  }
}
