/** Its onCreate runs before that of the application, and finds null. */
package fixture.lifecycle;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;

public class EarlyProvider extends ContentProvider {
  @Override
  public boolean onCreate() {
    App.tooLate.append("provider"); //~ order(A) use tooLate
    return true;
  }

  @Override
  public Cursor query(Uri uri, String[] columns, String where, String[] values, String order) {
    return null;
  }

  @Override
  public Uri insert(Uri uri, ContentValues values) {
    return null;
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
