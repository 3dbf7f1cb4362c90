/**
 * Seed 000 Figure 3.7: a use behind a null test, and one behind an allocation in the same event. The
 * free in onFocusChange is unordered with both and harms neither.
 */
package fixture.seed000;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.View;

public class Figure37 extends Activity implements View.OnFocusChangeListener {
  private Handler handler;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnFocusChangeListener(this);
  }

  @Override
  protected void onResume() {
    super.onResume();
    handler = new Handler(Looper.getMainLooper());
    handler.sendEmptyMessage(1); //~ quiet(guard|owned) handler
  }

  @Override
  public void onFocusChange(View view, boolean focused) {
    handler = null; //~ quiet(guard|owned) handler
  }

  @Override
  protected void onPause() {
    if (handler != null) { //~ quiet(guard|owned) handler
      handler.removeMessages(1); //~ quiet(guard|owned) handler
    }
    super.onPause();
  }
}
