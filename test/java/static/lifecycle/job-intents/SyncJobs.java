/** A JobIntentService works one piece after the other on a thread of the pool. */
package fixture.lifecycle;

import android.content.Intent;
import androidx.core.app.JobIntentService;

public class SyncJobs extends JobIntentService {
  private int done;
  private StringBuilder account;

  @Override
  public void onCreate() {
    super.onCreate();
    account = new StringBuilder(); //~ quiet(ordered) account
  }

  @Override
  protected void onHandleWork(Intent intent) {
    done++; //~ quiet(one-thread|ordered|confined) done
    account.append(intent.getAction()); //~ quiet(ordered) account
  }
}
