package fixture;

import android.app.Activity;
import android.os.Bundle;

/** The same class in two flavours: each has a life of its own. */
class Main extends Activity {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
  }

  @Override
  protected void onDestroy() { //~ origin(main) entry-callback activity.lifecycle
    super.onDestroy();
  }
}
