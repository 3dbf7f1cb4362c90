package fixture;

import android.app.Activity;
import android.content.ContentProvider;
import android.content.ContentResolver;
import android.content.ContentUris;
import android.content.ContentValues;
import android.database.ContentObserver;
import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.provider.Settings;

/** A provider tells of its changes; observers of its Uris are told, by way of their handlers. */
class Observed extends ContentProvider {
  static final Uri BOOKS = Uri.parse("content://fixture/books");
  static final Uri LENT = Uri.parse("content://fixture/lent");

  @Override
  public boolean onCreate() { //~ origin(main) entry-callback provider.lifecycle
    return true;
  }

  @Override
  public Cursor query(Uri uri, String[] columns, String where, String[] given, String order) { //~ origin(binder) binder provider.lifecycle
    return null;
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) { //~ origin(binder) binder provider.lifecycle
    Uri added = ContentUris.withAppendedId(BOOKS, 1);
    getContext().getContentResolver().notifyChange(added, null);
    return added;
  }

  @Override
  public int update(Uri uri, ContentValues values, String where, String[] given) { //~ origin(binder) binder provider.lifecycle
    getContext().getContentResolver().notifyChange(uri, null);
    return 0;
  }

  @Override
  public int delete(Uri uri, String where, String[] given) { //~ origin(binder) binder provider.lifecycle
    return 0;
  }

  @Override
  public String getType(Uri uri) { //~ origin(binder) binder provider.lifecycle
    return null;
  }

  static class Shelf extends Activity {
    @Override
    protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
      ContentResolver resolver = getContentResolver();
      resolver.registerContentObserver(BOOKS, true, new ContentObserver(new Handler()) {
        @Override
        public void onChange(boolean self) {} //~ origin(main) entry-callback contentobserver //~ caused(register) ContentResolver.registerContentObserver:57 //~ caused(post) ContentResolver.notifyChange:33 //~ caused(post) ContentResolver.notifyChange:39
      });
      resolver.registerContentObserver(LENT, true, new ContentObserver(new Handler()) {
        @Override
        public void onChange(boolean self) {} //~ origin(main) entry-callback contentobserver //~ caused(register) ContentResolver.registerContentObserver:61 //~ caused(post) ContentResolver.notifyChange:39
      });
      Uri font = Settings.System.getUriFor(Settings.System.FONT_SCALE);
      resolver.registerContentObserver(font, true, new ContentObserver(new Handler()) {
        @Override
        public void onChange(boolean self) {} //~ origin(main) entry-callback contentobserver //~ caused(register) ContentResolver.registerContentObserver:66
      });
    }
  }
}
