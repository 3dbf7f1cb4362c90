/**
 * Seed 000 Figure 3.5 (ConnectBot): onPause cannot come between the test and what depends on it, since
 * events of one looper are atomic. No bug.
 */
package fixture.seed000;

import android.app.Activity;
import android.content.Context;
import android.os.Bundle;
import android.view.View;

public class Figure35 extends Activity {
  private Terminal terminal;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    terminal = new Terminal(this);
    setContentView(terminal);
  }

  @Override
  protected void onPause() {
    terminal.resizeAllowed = false; //~ quiet(one-thread|guard) resizeAllowed
    super.onPause();
  }

  static class Terminal extends View {
    boolean resizeAllowed = true;
    private int columns;

    Terminal(Context context) {
      super(context);
    }

    @Override
    protected void onLayout(boolean changed, int l, int t, int r, int b) {
      if (resizeAllowed) { //~ quiet(one-thread|guard) resizeAllowed
        columns = (r - l) / 8;
      }
    }
  }
}
