/** Seed 004 Figure 2.1: an activity may go from onPause back to onResume, from onStop to onRestart. */
package fixture.seed004;

import android.app.Activity;

public class Figure21 extends Activity {
  private StringBuilder visible;
  private StringBuilder focused;

  @Override
  protected void onStart() {
    super.onStart();
    visible = new StringBuilder(); //~ quiet(ordered) visible
  }

  @Override
  protected void onResume() {
    super.onResume();
    focused = new StringBuilder(); //~ quiet(ordered) focused
    visible.append("resume"); //~ quiet(ordered) visible
  }

  @Override
  protected void onPause() {
    focused.append("pause"); //~ quiet(ordered) focused
    focused = null; //~ quiet(ordered) focused
    super.onPause();
  }

  @Override
  protected void onStop() {
    visible.append("stop"); //~ quiet(ordered) visible
    visible = null; //~ quiet(ordered) visible
    super.onStop();
  }
}
