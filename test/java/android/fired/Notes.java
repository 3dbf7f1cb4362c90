package fixture;

import android.content.ContentProvider;
import android.content.ContentResolver;
import android.content.ContentUris;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;
import android.os.Handler;
import android.provider.Settings;

/** What the own process asks of its provider runs in the thread that asks. */
public class Notes extends ContentProvider {
  static final Uri ALL = Uri.parse("content://fixture.notes/all");
  private final Handler handler = new Handler();

  @Override
  public boolean onCreate() { //~ origin(main) entry-callback provider.lifecycle
    return true;
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) { //~ origin(binder) binder provider.lifecycle
    handler.post(() -> getType(uri)); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Notes.insert, Runnable.run in Notes.work
    return uri;
  }

  @Override
  public int delete(Uri uri, String selection, String[] arguments) { //~ origin(binder) binder provider.lifecycle
    handler.post(() -> getType(uri)); //~ origin(main) posted-callback handler.post //~ from(Handler.post) Notes.delete
    return 0;
  }

  @Override
  public int update(Uri uri, ContentValues values, String selection, String[] arguments) { //~ origin(binder) binder provider.lifecycle
    return 0;
  }

  @Override
  public Cursor query(Uri uri, String[] columns, String selection, String[] arguments, String order) { //~ origin(binder) binder provider.lifecycle
    return null;
  }

  @Override
  public String getType(Uri uri) { //~ origin(binder) binder provider.lifecycle
    return "";
  }

  static void work(ContentResolver resolver) {
    new Thread(
            new Runnable() {
              @Override
              public void run() { //~ origin(thread Runnable.run in Notes.work) thread thread.start assumed
                resolver.insert(ContentUris.withAppendedId(ALL, 3), new ContentValues());
                // Another app's.
                resolver.delete(Settings.System.CONTENT_URI, null, null);
              }
            })
        .start();
  }
}
