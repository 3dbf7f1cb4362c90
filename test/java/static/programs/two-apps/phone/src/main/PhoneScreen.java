/** The app on the phone: its threads race with each other. */
package fixture.programs.phone;

import android.app.Activity;
import fixture.programs.common.Steps;

public class PhoneScreen extends Activity {
  @Override
  protected void onResume() {
    super.onResume();
    new Thread(() -> Steps.total++).start(); //~ race(A) self total
    setTitle("today " + Steps.today);
  }
}
