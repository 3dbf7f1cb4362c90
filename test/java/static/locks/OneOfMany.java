/** One of many objects is locked, and who reads without it does not wait: the lock is told as one, by the class that has a name. */
package fixture.locks;

import android.app.Activity;

public class OneOfMany extends Activity {
  static class Job {
    int id;
  }

  private final Job[] jobs = {new Job() {}, new Job() {}, new Job() {}, new Job() {}};
  private int done;

  @Override
  protected void onResume() {
    super.onResume();
    new Thread(() -> {
      synchronized (jobs[done % jobs.length]) { //~ race(A) read? done
        done++; //~ race(A) update done
      }
    }).start();
    done++; //~ race(A) update done
  }
}
