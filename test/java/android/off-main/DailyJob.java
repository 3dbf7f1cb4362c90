package fixture;

import com.evernote.android.job.Job;

/** Nobody is seen to make one. */
class DailyJob extends Job {
  @Override
  protected Result onRunJob(Params params) { //~ origin(pool jobs) entry-callback job.queue assumed
    return Result.SUCCESS;
  }
}
