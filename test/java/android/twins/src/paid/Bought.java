package fixture;

import android.app.Activity;

/** Of one flavour: the other has no part in it. */
class Bought extends Activity {
  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    new Store().sync();
  }
}
