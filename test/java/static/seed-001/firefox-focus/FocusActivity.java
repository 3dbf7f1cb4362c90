/**
 * Seed 001 §4.3.3, the Firefox Focus case: the engine's thread may ask for the context before onCreate
 * has set it. Reading without order is a data race, and what is read may be null.
 */
package fixture.seed001;

import android.app.Activity;
import android.os.Bundle;

public class FocusActivity extends Activity {
  private final GeckoRuntime runtime = new GeckoRuntime();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new GeckoThread(runtime).start();
    runtime.attachTo(this);
  }
}
