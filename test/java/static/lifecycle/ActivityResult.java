/** onActivityResult comes before onResume when the activity returns: what onPause freed is still null. */
package fixture.lifecycle;

import android.app.Activity;
import android.content.Intent;

public class ActivityResult extends Activity {
  private StringBuilder form;

  @Override
  protected void onResume() {
    super.onResume();
    form = new StringBuilder(); //~ maybe(B) order set form
  }

  @Override
  protected void onActivityResult(int request, int result, Intent data) {
    form.append(result); //~ maybe(A) free use form //~ maybe(B) order use form
  }

  @Override
  protected void onPause() {
    form = null; //~ maybe(A) free free form
    super.onPause();
  }
}
