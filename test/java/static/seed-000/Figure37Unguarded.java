/** Figure 3.7 without the test: onFocusChange may come before onPause, which uses what is null then. */
package fixture.seed000;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.View;

public class Figure37Unguarded extends Activity implements View.OnFocusChangeListener {
  private Handler queue;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    queue = new Handler(Looper.getMainLooper());
    findViewById(1).setOnFocusChangeListener(this);
  }

  @Override
  public void onFocusChange(View view, boolean focused) {
    queue = null; //~ free(A) free queue
  }

  @Override
  protected void onPause() {
    queue.removeMessages(1); //~ free(A)! use queue
    super.onPause();
  }
}
