/** A worker begins when the application has been made; what a thread of the application does may come later. */
package fixture.lifecycle;

import android.content.Context;
import androidx.work.Worker;
import androidx.work.WorkerParameters;

public class NightlyWork extends Worker {
  public NightlyWork(Context context, WorkerParameters parameters) {
    super(context, parameters);
  }

  @Override
  public Result doWork() {
    int wide = App.title.length(); //~ quiet(ordered) title
    wide += App.warmed.length(); //~ conflict(B) use warmed
    return wide > 0 ? Result.success() : Result.failure();
  }
}
