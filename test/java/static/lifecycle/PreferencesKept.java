/** Preferences are changed by whoever likes, whatever is shown: who listens on after the screen has gone is told too. */
package fixture.lifecycle;

import android.app.Activity;
import android.content.SharedPreferences;
import android.content.SharedPreferences.OnSharedPreferenceChangeListener;
import android.os.Bundle;

class PreferencesKept extends Activity implements OnSharedPreferenceChangeListener {
  private StringBuilder title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    title = new StringBuilder();
    getSharedPreferences("app", 0).registerOnSharedPreferenceChangeListener(this);
  }

  @Override
  public void onSharedPreferenceChanged(SharedPreferences all, String key) {
    title.append(key); //~ free(A) use title
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    title = null; //~ free(A) free title
  }

  static class Left extends Activity implements OnSharedPreferenceChangeListener {
    private StringBuilder own;

    @Override
    protected void onResume() {
      super.onResume();
      own = new StringBuilder();
      getSharedPreferences("app", 0).registerOnSharedPreferenceChangeListener(this);
    }

    @Override
    public void onSharedPreferenceChanged(SharedPreferences all, String key) {
      own.append(key); //~ quiet(ordered|guard|one-thread)? own
    }

    @Override
    protected void onPause() {
      super.onPause();
      getSharedPreferences("app", 0).unregisterOnSharedPreferenceChangeListener(this);
      own = null; //~ quiet(ordered|guard|one-thread)? own
    }
  }
}
