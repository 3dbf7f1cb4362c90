package fixture;

import android.app.Activity;
import com.birbit.android.jobqueue.Job;
import com.birbit.android.jobqueue.JobManager;
import com.birbit.android.jobqueue.Params;
import com.birbit.android.jobqueue.RetryConstraint;

/** Jobs of a queue run on its threads; the manager has one of its own. */
class QueuedJobs extends Activity {
  private JobManager manager;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    manager.addJobInBackground(new Upload());
  }

  static class Upload extends Job {
    Upload() {
      super(new Params(1));
    }

    @Override
    public void onAdded() {} //~ origin(serial job manager) posted-callback job.queue

    @Override
    public void onRun() {} //~ origin(pool jobs) posted-callback job.queue

    @Override
    protected void onCancel(int reason, Throwable cause) {} //~ origin(serial job manager) entry-callback job.queue

    @Override
    protected RetryConstraint shouldReRunOnThrowable(Throwable cause, int count, int most) { //~ origin(pool jobs) entry-callback job.queue
      return null;
    }
  }
}
