package androidx.concurrent.futures;

import com.google.common.util.concurrent.ListenableFuture;
import java.util.concurrent.Executor;

public final class CallbackToFutureAdapter {
  public static <T> ListenableFuture<T> getFuture(Resolver<T> callback);
  public interface Resolver<T> {
    Object attachCompleter(Completer<T> completer) throws Exception;
  }
  public static final class Completer<T> {
    public boolean set(T value);
    public boolean setException(Throwable t);
    public boolean setCancelled();
    public void addCancellationListener(Runnable runnable, Executor executor);
  }
}

public final class ResolvableFuture<V> implements ListenableFuture<V> {
  public static <V> ResolvableFuture<V> create();
  public boolean set(V value);
  public boolean setException(Throwable throwable);
  public void addListener(Runnable listener, Executor executor);
  public boolean cancel(boolean mayInterruptIfRunning);
  public boolean isCancelled();
  public boolean isDone();
  public V get();
  public V get(long timeout, java.util.concurrent.TimeUnit unit);
}
