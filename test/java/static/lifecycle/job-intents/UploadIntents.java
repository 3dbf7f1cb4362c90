/** An IntentService works on its own thread; onStartCommand runs on the main thread meanwhile. */
package fixture.lifecycle;

import android.app.IntentService;
import android.content.Intent;

public class UploadIntents extends IntentService {
  private int waiting;
  private int sent;

  public UploadIntents() {
    super("uploads");
  }

  @Override
  public int onStartCommand(Intent intent, int flags, int id) {
    waiting++; //~ race(A) update waiting
    return super.onStartCommand(intent, flags, id);
  }

  @Override
  protected void onHandleIntent(Intent intent) {
    waiting--; //~ race(A) update waiting
    sent++; //~ quiet(one-thread|ordered|confined) sent
  }
}
