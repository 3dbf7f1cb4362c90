/** Finds what the application has set. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;

public class FirstScreen extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    App.config.append("screen"); //~ quiet(ordered) config
  }
}
