package fixture;

import android.app.Activity;
import com.firebase.jobdispatcher.JobParameters;
import com.firebase.jobdispatcher.SimpleJobService;
import org.whispersystems.jobqueue.Job;
import org.whispersystems.jobqueue.JobManager;
import org.whispersystems.jobqueue.JobParameters.Builder;

/** Queues of other libraries. */
class OtherJobs extends Activity {
  private JobManager manager;

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    manager.add(new Send());
  }

  static class Send extends Job {
    Send() {
      super(new Builder().create());
    }

    @Override
    public void onAdded() {} //~ origin(serial job manager) posted-callback job.queue

    @Override
    public void onRun() {} //~ origin(pool jobs) posted-callback job.queue

    @Override
    public void onCanceled() {} //~ origin(pool jobs) entry-callback job.queue

    @Override
    public boolean onShouldRetry(Exception cause) { //~ origin(pool jobs) entry-callback job.queue
      return false;
    }
  }

  static class Nightly extends SimpleJobService {
    @Override
    public int onRunJob(JobParameters job) { //~ origin(pool jobs) entry-callback job.queue
      return RESULT_SUCCESS;
    }
  }
}
