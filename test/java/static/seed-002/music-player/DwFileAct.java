/**
 * Seed 002 Figure 1: the flag is written by onDestroy and read in the background (operations 12 and 21 of
 * Figure 4, a race of threads) and in onPostExecute (16 and 21, a pair of events). Its initial value is
 * written before the task starts (7 and 12, Figure 3: ordered).
 */
package fixture.seed002;

import android.app.Activity;

public class DwFileAct extends Activity {
  boolean isActivityDestroyed = false;

  @Override
  protected void onResume() {
    super.onResume();
    new FileDwTask(this).execute("http://abc/song.mp3");
  }

  @Override
  protected void onDestroy() { //~ maybe(V) order use
    super.onDestroy(); //~ maybe(V) order use
    isActivityDestroyed = true; //~ race(A) write isActivityDestroyed //~ hidden(B) write isActivityDestroyed
  }
}
