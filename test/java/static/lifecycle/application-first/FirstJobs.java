/** Works on another thread, but not before the application is there. */
package fixture.lifecycle;

import android.content.Intent;
import androidx.core.app.JobIntentService;

public class FirstJobs extends JobIntentService {
  @Override
  protected void onHandleWork(Intent intent) {
    setTheme(App.config.length()); //~ quiet(ordered) config
  }
}
