package fixture;

import android.app.IntentService;
import android.app.Service;
import android.app.job.JobParameters;
import android.app.job.JobService;
import android.content.Intent;
import android.os.IBinder;
import androidx.core.app.JobIntentService;

public class Services {
  public static class Plain extends Service {
    @Override
    public void onCreate() { //~ origin(main) entry-callback service.lifecycle
      startForeground(1, null);
    }

    @Override
    public int onStartCommand(Intent intent, int flags, int id) { //~ origin(main) entry-callback service.lifecycle
      return START_NOT_STICKY;
    }

    @Override
    public IBinder onBind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
      return null;
    }

    @Override
    public boolean onUnbind(Intent intent) { //~ origin(main) entry-callback service.lifecycle
      return true;
    }

    @Override
    public void onDestroy() {} //~ origin(main) entry-callback service.lifecycle
  }

  public static class Download extends IntentService {
    public Download() { //~ origin(main) entry-callback intent-service.create
      super("download");
    }

    @Override
    public void onCreate() { //~ origin(main) entry-callback intent-service.lifecycle
      super.onCreate();
    }

    @Override
    protected void onHandleIntent(Intent intent) { //~ origin(looper Download) entry-callback intent-service.lifecycle
      helper();
    }

    void helper() {}
  }

  public static class Work extends JobIntentService {
    @Override
    protected void onHandleWork(Intent intent) {} //~ origin(serial Work) entry-callback job-intent-service.lifecycle
  }

  public static class Job extends JobService {
    @Override
    public boolean onStartJob(JobParameters parameters) { //~ origin(main) entry-callback job-service.lifecycle
      return false;
    }

    @Override
    public boolean onStopJob(JobParameters parameters) { //~ origin(main) entry-callback job-service.lifecycle
      return false;
    }
  }
}
