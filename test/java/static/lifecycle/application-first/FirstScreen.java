/** Finds what the application has set, on the main thread and on another: there is one application. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;

public class FirstScreen extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    App.config.append("screen"); //~ quiet(ordered) config
    new Thread(() -> setTitle(App.names.toString())).start(); //~ quiet(ordered) names
  }
}
