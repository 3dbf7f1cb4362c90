/** The base class is not there, its name and the overrides tell that it is an activity. */
package fixture.unknown;

import android.os.Bundle;
import com.acme.ui.AcmeActivity;

public class MissingBase extends AcmeActivity {
  private int loads;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> {
      loads++; //~ missed(A) race update loads
    }).start();
  }

  @Override
  protected void onResume() {
    super.onResume();
    System.out.println(loads); //~ missed(A) race read loads
  }
}
