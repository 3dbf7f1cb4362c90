package androidx.work;

import android.app.Notification;
import android.content.Context;
import android.net.Network;
import android.net.Uri;
import androidx.lifecycle.LiveData;
import com.google.common.util.concurrent.ListenableFuture;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

public abstract class ListenableWorker {
  public ListenableWorker(Context appContext, WorkerParameters workerParams);
  public final Context getApplicationContext();
  public final UUID getId();
  public final Data getInputData();
  public final Set<String> getTags();
  public final List<Uri> getTriggeredContentUris();
  public final Network getNetwork();
  public final int getRunAttemptCount();
  public abstract ListenableFuture<Result> startWork();
  public ListenableFuture<Void> setProgressAsync(Data data);
  public final ListenableFuture<Void> setForegroundAsync(ForegroundInfo foregroundInfo);
  public ListenableFuture<ForegroundInfo> getForegroundInfoAsync();
  public final boolean isStopped();
  public final int getStopReason();
  public void onStopped();
  public Executor getBackgroundExecutor();
  public WorkerFactory getWorkerFactory();
  public static abstract class Result {
    public static Result success();
    public static Result success(Data outputData);
    public static Result retry();
    public static Result failure();
    public static Result failure(Data outputData);
    public abstract Data getOutputData();
  }
}

public abstract class Worker extends ListenableWorker {
  public Worker(Context context, WorkerParameters workerParams) { super(context, workerParams); }
  public abstract Result doWork();
  public final ListenableFuture<Result> startWork();
  public ForegroundInfo getForegroundInfo();
}

public abstract class RxWorker extends ListenableWorker {
  public RxWorker(Context appContext, WorkerParameters workerParams) { super(appContext, workerParams); }
  public abstract io.reactivex.Single<Result> createWork();
  protected io.reactivex.Scheduler getBackgroundScheduler();
  public ListenableFuture<Result> startWork();
}

public final class WorkerParameters {
  public UUID getId();
  public Data getInputData();
  public Set<String> getTags();
  public int getRunAttemptCount();
}

public abstract class WorkerFactory {
  public WorkerFactory();
  public abstract ListenableWorker createWorker(Context appContext, String workerClassName, WorkerParameters workerParameters);
}

public final class ForegroundInfo {
  public ForegroundInfo(int notificationId, Notification notification);
  public ForegroundInfo(int notificationId, Notification notification, int foregroundServiceType);
  public int getNotificationId();
  public Notification getNotification();
}

public final class Data {
  public static final Data EMPTY = null;
  public boolean getBoolean(String key, boolean defaultValue);
  public int getInt(String key, int defaultValue);
  public int[] getIntArray(String key);
  public long getLong(String key, long defaultValue);
  public long[] getLongArray(String key);
  public float getFloat(String key, float defaultValue);
  public double getDouble(String key, double defaultValue);
  public String getString(String key);
  public String[] getStringArray(String key);
  public Map<String, Object> getKeyValueMap();
  public <T> boolean hasKeyWithValueOfType(String key, Class<T> klass);
  public static final class Builder {
    public Builder();
    public Builder putBoolean(String key, boolean value);
    public Builder putInt(String key, int value);
    public Builder putIntArray(String key, int[] value);
    public Builder putLong(String key, long value);
    public Builder putLongArray(String key, long[] value);
    public Builder putFloat(String key, float value);
    public Builder putDouble(String key, double value);
    public Builder putString(String key, String value);
    public Builder putStringArray(String key, String[] value);
    public Builder putAll(Data data);
    public Builder putAll(Map<String, Object> values);
    public Data build();
  }
}

public final class Constraints {
  public static final Constraints NONE = null;
  public NetworkType getRequiredNetworkType();
  public static final class Builder {
    public Builder();
    public Builder setRequiresCharging(boolean requiresCharging);
    public Builder setRequiresDeviceIdle(boolean requiresDeviceIdle);
    public Builder setRequiredNetworkType(NetworkType networkType);
    public Builder setRequiresBatteryNotLow(boolean requiresBatteryNotLow);
    public Builder setRequiresStorageNotLow(boolean requiresStorageNotLow);
    public Builder addContentUriTrigger(Uri uri, boolean triggerForDescendants);
    public Constraints build();
  }
}

public enum NetworkType { NOT_REQUIRED, CONNECTED, UNMETERED, NOT_ROAMING, METERED, TEMPORARILY_UNMETERED }

public enum BackoffPolicy { EXPONENTIAL, LINEAR }

public enum ExistingWorkPolicy { REPLACE, KEEP, APPEND, APPEND_OR_REPLACE }

public enum ExistingPeriodicWorkPolicy { REPLACE, KEEP, UPDATE, CANCEL_AND_REENQUEUE }

public enum OutOfQuotaPolicy { RUN_AS_NON_EXPEDITED_WORK_REQUEST, DROP_WORK_REQUEST }

public abstract class InputMerger {
  public InputMerger();
  public abstract Data merge(List<Data> inputs);
}

public abstract class WorkRequest {
  public static final long DEFAULT_BACKOFF_DELAY_MILLIS = 30000;
  public static final long MAX_BACKOFF_MILLIS = 18000000;
  public static final long MIN_BACKOFF_MILLIS = 10000;
  public UUID getId();
  public static abstract class Builder<B extends Builder<B, ?>, W extends WorkRequest> {
    public final B setId(UUID id);
    public final B setBackoffCriteria(BackoffPolicy backoffPolicy, long backoffDelay, TimeUnit timeUnit);
    public final B setConstraints(Constraints constraints);
    public final B setInputData(Data inputData);
    public final B addTag(String tag);
    public final B keepResultsForAtLeast(long duration, TimeUnit timeUnit);
    public B setInitialDelay(long duration, TimeUnit timeUnit);
    public B setExpedited(OutOfQuotaPolicy policy);
    public final W build();
  }
}

public final class OneTimeWorkRequest extends WorkRequest {
  public static OneTimeWorkRequest from(Class<? extends ListenableWorker> workerClass);
  public static List<OneTimeWorkRequest> from(List<Class<? extends ListenableWorker>> workerClasses);
  public static final class Builder extends WorkRequest.Builder<Builder, OneTimeWorkRequest> {
    public Builder(Class<? extends ListenableWorker> workerClass);
    public Builder setInputMerger(Class<? extends InputMerger> inputMerger);
  }
}

public final class PeriodicWorkRequest extends WorkRequest {
  public static final long MIN_PERIODIC_INTERVAL_MILLIS = 900000;
  public static final long MIN_PERIODIC_FLEX_MILLIS = 300000;
  public static final class Builder extends WorkRequest.Builder<Builder, PeriodicWorkRequest> {
    public Builder(Class<? extends ListenableWorker> workerClass, long repeatInterval, TimeUnit repeatIntervalTimeUnit);
    public Builder(Class<? extends ListenableWorker> workerClass, long repeatInterval, TimeUnit repeatIntervalTimeUnit, long flexInterval, TimeUnit flexIntervalTimeUnit);
  }
}

public interface Operation {
  LiveData<State> getState();
  ListenableFuture<State.SUCCESS> getResult();
  abstract class State {
    public static final class SUCCESS extends State {}
    public static final class IN_PROGRESS extends State {}
    public static final class FAILURE extends State {
      public Throwable getThrowable() { return null; }
    }
  }
}

public final class WorkInfo {
  public UUID getId();
  public State getState();
  public Data getOutputData();
  public Data getProgress();
  public Set<String> getTags();
  public int getRunAttemptCount();
  public enum State {
    ENQUEUED, RUNNING, SUCCEEDED, FAILED, BLOCKED, CANCELLED;
    public boolean isFinished();
  }
}

public abstract class WorkContinuation {
  public final WorkContinuation then(OneTimeWorkRequest work);
  public abstract WorkContinuation then(List<OneTimeWorkRequest> work);
  public abstract LiveData<List<WorkInfo>> getWorkInfosLiveData();
  public abstract ListenableFuture<List<WorkInfo>> getWorkInfos();
  public abstract Operation enqueue();
  public static WorkContinuation combine(List<WorkContinuation> continuations);
}

public final class WorkQuery {
  public static final class Builder {
    public static Builder fromIds(List<UUID> ids);
    public static Builder fromTags(List<String> tags);
    public static Builder fromUniqueWorkNames(List<String> uniqueWorkNames);
    public static Builder fromStates(List<WorkInfo.State> states);
    public Builder addStates(List<WorkInfo.State> states);
    public WorkQuery build();
  }
}

public abstract class WorkManager {
  public abstract android.app.PendingIntent createCancelPendingIntent(UUID id);
  public abstract ListenableFuture<List<WorkInfo>> getWorkInfos(WorkQuery workQuery);
  public static WorkManager getInstance();
  public static WorkManager getInstance(Context context);
  public static void initialize(Context context, Configuration configuration);
  public final Operation enqueue(WorkRequest workRequest);
  public abstract Operation enqueue(List<? extends WorkRequest> requests);
  public final WorkContinuation beginWith(OneTimeWorkRequest work);
  public abstract WorkContinuation beginWith(List<OneTimeWorkRequest> work);
  public final WorkContinuation beginUniqueWork(String uniqueWorkName, ExistingWorkPolicy existingWorkPolicy, OneTimeWorkRequest work);
  public abstract WorkContinuation beginUniqueWork(String uniqueWorkName, ExistingWorkPolicy existingWorkPolicy, List<OneTimeWorkRequest> work);
  public Operation enqueueUniqueWork(String uniqueWorkName, ExistingWorkPolicy existingWorkPolicy, OneTimeWorkRequest work);
  public abstract Operation enqueueUniqueWork(String uniqueWorkName, ExistingWorkPolicy existingWorkPolicy, List<OneTimeWorkRequest> work);
  public abstract Operation enqueueUniquePeriodicWork(String uniqueWorkName, ExistingPeriodicWorkPolicy existingPeriodicWorkPolicy, PeriodicWorkRequest periodicWork);
  public abstract Operation cancelWorkById(UUID id);
  public abstract Operation cancelAllWorkByTag(String tag);
  public abstract Operation cancelUniqueWork(String uniqueWorkName);
  public abstract Operation cancelAllWork();
  public abstract Operation pruneWork();
  public abstract LiveData<WorkInfo> getWorkInfoByIdLiveData(UUID id);
  public abstract ListenableFuture<WorkInfo> getWorkInfoById(UUID id);
  public abstract LiveData<List<WorkInfo>> getWorkInfosByTagLiveData(String tag);
  public abstract ListenableFuture<List<WorkInfo>> getWorkInfosByTag(String tag);
  public abstract LiveData<List<WorkInfo>> getWorkInfosForUniqueWorkLiveData(String uniqueWorkName);
  public abstract ListenableFuture<List<WorkInfo>> getWorkInfosForUniqueWork(String uniqueWorkName);
  public abstract LiveData<List<WorkInfo>> getWorkInfosLiveData(WorkQuery workQuery);
}

public final class Configuration {
  public interface Provider {
    Configuration getWorkManagerConfiguration();
  }
  public static final class Builder {
    public Builder();
    public Builder setExecutor(Executor executor);
    public Builder setTaskExecutor(Executor taskExecutor);
    public Builder setWorkerFactory(WorkerFactory workerFactory);
    public Builder setMinimumLoggingLevel(int loggingLevel);
    public Builder setJobSchedulerJobIdRange(int minJobSchedulerId, int maxJobSchedulerId);
    public Configuration build();
  }
}
