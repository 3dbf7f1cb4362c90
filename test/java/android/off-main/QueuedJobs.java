package fixture;

import com.birbit.android.jobqueue.Job;
import com.birbit.android.jobqueue.Params;
import com.birbit.android.jobqueue.RetryConstraint;

/** Jobs of a queue run on its threads. */
class QueuedJobs {
  static class Upload extends Job {
    Upload() {
      super(new Params(1));
    }

    @Override
    public void onAdded() {} //~ origin(serial jobs that are added) entry-callback job.queue

    @Override
    public void onRun() {} //~ origin(pool jobs) entry-callback job.queue

    @Override
    protected void onCancel(int reason, Throwable cause) {} //~ origin(pool jobs) entry-callback job.queue

    @Override
    protected RetryConstraint shouldReRunOnThrowable(Throwable cause, int count, int most) { //~ origin(pool jobs) entry-callback job.queue
      return null;
    }
  }
}
