package androidx.core.content;

import android.content.BroadcastReceiver;
import android.content.ContentProvider;
import android.content.ContentResolver;
import android.content.ContentValues;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.SharedPreferences;
import android.content.res.ColorStateList;
import android.content.res.Configuration;
import android.database.Cursor;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import androidx.core.util.Consumer;
import java.io.File;
import java.util.concurrent.Executor;

public class ContextCompat {
  protected ContextCompat();
  public static final int RECEIVER_VISIBLE_TO_INSTANT_APPS = 1;
  public static final int RECEIVER_EXPORTED = 2;
  public static final int RECEIVER_NOT_EXPORTED = 4;
  public static boolean startActivities(Context context, Intent[] intents);
  public static boolean startActivities(Context context, Intent[] intents, Bundle options);
  public static void startActivity(Context context, Intent intent, Bundle options);
  public static File getDataDir(Context context);
  public static File[] getObbDirs(Context context);
  public static File[] getExternalFilesDirs(Context context, String type);
  public static File[] getExternalCacheDirs(Context context);
  public static Drawable getDrawable(Context context, int id);
  public static ColorStateList getColorStateList(Context context, int id);
  public static int getColor(Context context, int id);
  public static int checkSelfPermission(Context context, String permission);
  public static File getNoBackupFilesDir(Context context);
  public static File getCodeCacheDir(Context context);
  public static Context createDeviceProtectedStorageContext(Context context);
  public static boolean isDeviceProtectedStorage(Context context);
  public static Executor getMainExecutor(Context context);
  public static void startForegroundService(Context context, Intent intent);
  public static <T> T getSystemService(Context context, Class<T> serviceClass);
  public static String getSystemServiceName(Context context, Class<?> serviceClass);
  public static Intent registerReceiver(Context context, BroadcastReceiver receiver, IntentFilter filter, int flags);
  public static Intent registerReceiver(Context context, BroadcastReceiver receiver, IntentFilter filter, String broadcastPermission, Handler scheduler, int flags);
  public static String getString(Context context, int resId);
}

public final class ContentResolverCompat {
  public static Cursor query(ContentResolver resolver, Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder, androidx.core.os.CancellationSignal cancellationSignal);
}

public class FileProvider extends ContentProvider {
  public FileProvider();
  public static Uri getUriForFile(Context context, String authority, File file);
  public static Uri getUriForFile(Context context, String authority, File file, String displayName);
  public boolean onCreate();
  public Cursor query(Uri uri, String[] projection, String selection, String[] selectionArgs, String sortOrder);
  public String getType(Uri uri);
  public Uri insert(Uri uri, ContentValues values);
  public int update(Uri uri, ContentValues values, String selection, String[] selectionArgs);
  public int delete(Uri uri, String selection, String[] selectionArgs);
}

public final class IntentCompat {
  public static <T extends java.io.Serializable> T getSerializableExtra(Intent in, String key, Class<T> clazz);
  public static <T> java.util.ArrayList<T> getParcelableArrayListExtra(Intent in, String name, Class<? extends T> clazz);
  public static final String EXTRA_HTML_TEXT = "";
  public static Intent makeMainSelectorActivity(String selectorAction, String selectorCategory);
  public static <T> T getParcelableExtra(Intent in, String name, Class<T> clazz);
}

public final class PermissionChecker {
  public static final int PERMISSION_GRANTED = 0;
  public static final int PERMISSION_DENIED = -1;
  public static int checkSelfPermission(Context context, String permission);
  public static int checkCallingPermission(Context context, String permission, String packageName);
}

public final class SharedPreferencesCompat {
  public static final class EditorCompat {
    public static EditorCompat getInstance();
    public void apply(SharedPreferences.Editor editor);
  }
}

public interface OnConfigurationChangedProvider {
  void addOnConfigurationChangedListener(Consumer<Configuration> listener);
  void removeOnConfigurationChangedListener(Consumer<Configuration> listener);
}
