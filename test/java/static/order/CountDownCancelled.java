/** A CountDownTimer ticks on the main thread: after cancel it does not tick again. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.CountDownTimer;

public class CountDownCancelled extends Activity {
  private StringBuilder face = new StringBuilder();
  private CountDownTimer countDown;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    countDown = new CountDownTimer(60000, 1000) {
      @Override
      public void onTick(long left) {
        face.append(left); //~ quiet(ordered) face
      }

      @Override
      public void onFinish() {
        face.append("end"); //~ quiet(ordered) face
      }
    };
    countDown.start();
  }

  @Override
  protected void onDestroy() {
    countDown.cancel();
    face = null; //~ quiet(ordered) face
    super.onDestroy();
  }
}
