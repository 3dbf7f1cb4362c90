/** Tasks of one pool close what was given to them: each has its own, though they run the same code. */
package fixture.aliasing;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;
import java.lang.ref.WeakReference;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class CursorOfEach extends ContentProvider {
  private ScheduledExecutorService later;
  private Source names;
  private Source dates;
  static class Watched {
    private Cursor cursor;

    Watched(Cursor cursor) {
      this.cursor = cursor;
    }

    void close() {
      cursor.close();
      cursor = null; //~ quiet(guard|confined) cursor
    }

    boolean isClosed() {
      return cursor.isClosed(); //~ quiet(guard|confined) cursor
    }
  }

  class Source {
    private final String table;

    Source(String table) {
      this.table = table;
    }

    Cursor query(Uri uri) {
      Cursor cursor = getContext().getContentResolver().query(uri, null, table, null, null);
      Watched watched = new Watched(cursor);
      WeakReference<Watched> weak = new WeakReference<>(watched);
      later.schedule(
          new Runnable() {
            @Override
            public void run() {
              Watched found = weak.get();
              if (found != null && !found.isClosed()) found.close();
            }
          },
          5,
          TimeUnit.SECONDS);
      return cursor;
    }
  }

  @Override
  public boolean onCreate() {
    later = Executors.newScheduledThreadPool(1);
    names = new Source("names");
    dates = new Source("dates");
    return true;
  }

  @Override
  public Cursor query(Uri uri, String[] columns, String where, String[] values, String order) {
    return where == null ? names.query(uri) : dates.query(uri);
  }

  @Override
  public String getType(Uri uri) {
    return null;
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) {
    return null;
  }

  @Override
  public int delete(Uri uri, String where, String[] values) {
    return 0;
  }

  @Override
  public int update(Uri uri, ContentValues values, String where, String[] args) {
    return 0;
  }
}
