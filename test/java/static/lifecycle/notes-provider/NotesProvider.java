/** query and insert run on binder threads, several at once; onCreate ran on the main thread before. */
package fixture.lifecycle;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;

public class NotesProvider extends ContentProvider {
  private String table;
  private int queries;
  private String last = "";

  @Override
  public boolean onCreate() {
    table = "notes"; //~ quiet(ordered) table
    return true;
  }

  @Override
  public Cursor query(Uri uri, String[] columns, String where, String[] values, String order) {
    queries++; //~ race(A) self queries
    return new MatrixCursor(new String[] {table, last}); //~ quiet(ordered) table //~ race(B) read last
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) {
    last = uri.toString(); //~ race(B) write+ last
    return uri;
  }

  @Override
  public String getType(Uri uri) {
    return null;
  }

  @Override
  public int delete(Uri uri, String where, String[] values) {
    return 0;
  }

  @Override
  public int update(Uri uri, ContentValues to, String where, String[] values) {
    return 0;
  }
}
