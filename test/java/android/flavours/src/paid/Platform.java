package fixture;

import android.app.Activity;
import android.os.Bundle;

/** What is below the declared screen, for each flavour: called as super, besides what is not overridden there. */
class Platform extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    begin();
  }

  @Override
  protected void onPause() { //~ origin(main) entry-callback activity.lifecycle
    super.onPause();
  }

  private void begin() {
    new Thread(() -> setTitle("paid")).start(); //~ origin(thread lambda in Platform.begin) thread thread.start //~ from(Thread.start) Browser.onCreate
  }
}
