/**
 * A final field says, for as long as the object lives, whether it counts on a thread of its own or on the
 * caller's: the two branches are of two objects.
 */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;

class Choice {
  private final boolean isLong;
  private int total = 0;

  Choice(boolean isLong) {
    this.isLong = isLong;
  }

  void begin() {
    if (isLong) new Thread(this::count).start();
  }

  void end() {
    if (!isLong) count();
  }

  private void count() {
    total += 2; //~ spurious(A) race self total
  }
}

public class BranchOfFinalField extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Choice choice = new Choice(state == null);
    choice.begin();
    choice.end();
  }
}
