/** SharedPreferences may be used by all threads. */
package fixture.containers;

import android.app.Activity;
import android.content.SharedPreferences;
import android.os.Bundle;

public class Preferences extends Activity {
  private SharedPreferences preferences;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    preferences = getSharedPreferences("all", MODE_PRIVATE); //~ quiet(ordered) preferences
    new Thread(() -> {
      preferences.edit().putInt("starts", 1).apply(); //~ quiet(ordered) preferences
    }).start();
  }

  @Override
  protected void onResume() {
    super.onResume();
    System.out.println(preferences.getInt("starts", 0)); //~ quiet(ordered) preferences
  }
}
