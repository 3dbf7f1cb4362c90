package fixture;

import android.app.Activity;
import android.os.Looper;
import android.view.Choreographer;

class Idle extends Activity {
  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    Looper.myQueue().addIdleHandler(() -> false); //~ origin(main) posted-callback looper.idle
    Choreographer.getInstance().postFrameCallback(time -> setTitle("")); //~ origin(main) posted-callback choreographer.frame
  }
}
