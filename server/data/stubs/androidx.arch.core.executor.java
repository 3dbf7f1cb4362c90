package androidx.arch.core.executor;

import java.util.concurrent.Executor;

public abstract class TaskExecutor {
  public TaskExecutor();
  public abstract void executeOnDiskIO(Runnable runnable);
  public abstract void postToMainThread(Runnable runnable);
  public void executeOnMainThread(Runnable runnable);
  public abstract boolean isMainThread();
}

public class DefaultTaskExecutor extends TaskExecutor {
  public DefaultTaskExecutor();
  public void executeOnDiskIO(Runnable runnable);
  public void postToMainThread(Runnable runnable);
  public boolean isMainThread();
}

public class ArchTaskExecutor extends TaskExecutor {
  public static ArchTaskExecutor getInstance();
  public void setDelegate(TaskExecutor taskExecutor);
  public void executeOnDiskIO(Runnable runnable);
  public void postToMainThread(Runnable runnable);
  public static Executor getMainThreadExecutor();
  public static Executor getIOThreadExecutor();
  public boolean isMainThread();
}
