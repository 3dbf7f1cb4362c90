package androidx.core.os;

import android.content.res.Configuration;
import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.os.Parcel;
import java.util.Locale;
import java.util.concurrent.Executor;

public final class HandlerCompat {
  public static Handler createAsync(Looper looper);
  public static Handler createAsync(Looper looper, Handler.Callback callback);
  public static boolean postDelayed(Handler handler, Runnable r, Object token, long delayMillis);
  public static boolean hasCallbacks(Handler handler, Runnable r);
}

public final class ExecutorCompat {
  public static Executor create(Handler handler);
}

public final class AsyncTaskCompat {
  public static <Params, Progress, Result> android.os.AsyncTask<Params, Progress, Result> executeParallel(android.os.AsyncTask<Params, Progress, Result> task, Params... params);
}

public final class MessageCompat {
  public static void setAsynchronous(Message message, boolean async);
  public static boolean isAsynchronous(Message message);
}

public final class CancellationSignal {
  public CancellationSignal();
  public boolean isCanceled();
  public void throwIfCanceled();
  public void cancel();
  public void setOnCancelListener(OnCancelListener listener);
  public Object getCancellationSignalObject();
  public interface OnCancelListener {
    void onCancel();
  }
}

public class OperationCanceledException extends RuntimeException {
  public OperationCanceledException();
  public OperationCanceledException(String message);
}

public class BuildCompat {
  public static boolean isAtLeastN();
  public static boolean isAtLeastO();
  public static boolean isAtLeastP();
  public static boolean isAtLeastQ();
  public static boolean isAtLeastR();
  public static boolean isAtLeastS();
  public static boolean isAtLeastT();
}

public final class BundleCompat {
  public static <T> T getParcelable(android.os.Bundle in, String key, Class<T> clazz);
  public static <T> java.util.ArrayList<T> getParcelableArrayList(android.os.Bundle in, String key, Class<? extends T> clazz);
  public static <T extends java.io.Serializable> T getSerializable(android.os.Bundle in, String key, Class<T> clazz);
}

public final class ConfigurationCompat {
  public static LocaleListCompat getLocales(Configuration configuration);
}

public final class EnvironmentCompat {
  public static final String MEDIA_UNKNOWN = "";
  public static String getStorageState(java.io.File path);
}

public final class LocaleListCompat {
  public Locale get(int index);
  public boolean isEmpty();
  public int size();
  public String toLanguageTags();
  public static LocaleListCompat create(Locale... localeList);
  public static LocaleListCompat forLanguageTags(String list);
  public static LocaleListCompat getDefault();
  public static LocaleListCompat getAdjustedDefault();
  public static LocaleListCompat getEmptyLocaleList();
}

public final class ParcelCompat {
  public static boolean readBoolean(Parcel in);
  public static void writeBoolean(Parcel out, boolean value);
}

public interface ParcelableCompatCreatorCallbacks<T> {
  T createFromParcel(Parcel in, ClassLoader loader);
  T[] newArray(int size);
}

public final class TraceCompat {
  public static boolean isEnabled();
  public static void beginSection(String sectionName);
  public static void endSection();
}

public class UserManagerCompat {
  public static boolean isUserUnlocked(android.content.Context context);
}
