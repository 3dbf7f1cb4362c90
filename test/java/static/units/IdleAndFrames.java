/** Idle handlers, frame callbacks and view.post all run on the main looper. */
package fixture.units;

import android.app.Activity;
import android.os.Looper;
import android.view.Choreographer;
import android.view.View;

public class IdleAndFrames extends Activity {
  private int work;

  @Override
  protected void onResume() {
    super.onResume();
    Looper.myQueue().addIdleHandler(() -> {
      work++; //~ quiet(one-thread) work
      return false;
    });
    Choreographer.getInstance().postFrameCallback(time -> work--); //~ quiet(one-thread) work
    View view = findViewById(1);
    view.post(() -> work = 0); //~ quiet(one-thread) work
  }
}
