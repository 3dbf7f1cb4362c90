package fixture;

import android.app.Activity;
import com.path.android.jobqueue.Job;
import com.path.android.jobqueue.JobManager;
import com.path.android.jobqueue.Params;

/** In the older queue, who adds a job without more ado runs its onAdded itself. */
class PathJobs extends Activity {
  private JobManager manager;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    manager.addJob(new Sync());
    manager.addJobInBackground(new Clean());
  }

  static class Sync extends Job {
    Sync() {
      super(new Params(1));
    }

    @Override
    public void onAdded() {} //~ reached(main)

    @Override
    public void onRun() {} //~ origin(pool jobs) posted-callback job.queue

    @Override
    protected void onCancel() {} //~ origin(pool jobs) entry-callback job.queue
  }

  static class Clean extends Job {
    Clean() {
      super(new Params(1));
    }

    @Override
    public void onAdded() {} //~ origin(serial job manager) posted-callback job.queue

    @Override
    public void onRun() {} //~ origin(pool jobs) posted-callback job.queue
  }
}
