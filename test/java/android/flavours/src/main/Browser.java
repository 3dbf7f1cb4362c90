package fixture;

import android.os.Bundle;

/** Extends the class of whichever flavour it is built with. */
class Browser extends Platform {
  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    super.onCreate(state);
  }
}
