/** onSaveInstanceState comes before onDestroy, and before or (since API 28) behind onStop. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;

public class SavedState extends Activity {
  private StringBuilder kept;
  private StringBuilder stopped;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    kept = new StringBuilder(); //~ quiet(ordered) kept
    stopped = new StringBuilder(); //~ quiet(ordered) stopped
  }

  @Override
  protected void onSaveInstanceState(Bundle state) {
    super.onSaveInstanceState(state);
    state.putInt("kept", kept.length()); //~ quiet(ordered) kept
    state.putInt("stopped", stopped.length()); //~ maybe(A) free use stopped
  }

  @Override
  protected void onStop() {
    stopped = null; //~ maybe(A) free free stopped
    super.onStop();
  }

  @Override
  protected void onDestroy() {
    kept = null; //~ quiet(ordered) kept
    super.onDestroy();
  }
}
