/** Seed 002 Figure 8: the callbacks of an activity, in their order; what must or may follow is never before. */
package fixture.seed002;

import android.app.Activity;
import android.os.Bundle;

public class Figure8 extends Activity {
  private StringBuilder created;
  private StringBuilder started;
  private StringBuilder resumed;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    created = new StringBuilder(); //~ quiet(ordered) created
  }

  @Override
  protected void onStart() {
    super.onStart();
    started = new StringBuilder(); //~ quiet(ordered) started
    created.append("start"); //~ quiet(ordered) created
  }

  @Override
  protected void onResume() {
    super.onResume();
    resumed = new StringBuilder(); //~ quiet(ordered) resumed
    started.append("resume"); //~ quiet(ordered) started
  }

  @Override
  protected void onPause() {
    resumed.append("pause"); //~ quiet(ordered) resumed
    resumed = null; //~ quiet(ordered) resumed
    super.onPause();
  }

  @Override
  protected void onStop() {
    started.append("stop"); //~ quiet(ordered) started
    started = null; //~ quiet(ordered) started
    super.onStop();
  }

  @Override
  protected void onRestart() {
    super.onRestart();
    created.append("restart"); //~ quiet(ordered) created
  }

  @Override
  protected void onDestroy() {
    created.append("destroy"); //~ quiet(ordered) created
    created = null; //~ quiet(ordered) created
    super.onDestroy();
  }
}
