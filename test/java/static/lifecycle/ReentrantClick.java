/**
 * Freed in onPause, set in onResume, used by a click: clicks come between the two, in every round. (A click
 * that the view has already posted may in truth still run after a pause; nobody wants to hear of that.)
 */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;

public class ReentrantClick extends Activity {
  private StringBuilder sensor;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> {
      sensor.append("click"); //~ quiet(ordered) sensor
    });
  }

  @Override
  protected void onResume() {
    super.onResume();
    sensor = new StringBuilder(); //~ quiet(ordered) sensor
  }

  @Override
  protected void onPause() {
    sensor = null; //~ quiet(ordered) sensor
    super.onPause();
  }
}
