/** onStop may come without onResume (an activity that is covered at once), and then uses what nobody set. */
package fixture.lifecycle;

import android.app.Activity;

public class SetInResumeUsedInStop extends Activity {
  private StringBuilder ad;

  @Override
  protected void onResume() {
    super.onResume();
    ad = new StringBuilder(); //~ order(A) set ad
  }

  @Override
  protected void onStop() {
    ad.append("stop"); //~ order(A) use ad
    super.onStop();
  }
}
