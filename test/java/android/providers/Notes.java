package fixture;

import android.app.Application;
import android.content.ContentProvider;
import android.content.ContentValues;
import android.database.Cursor;
import android.net.Uri;

public class Notes extends ContentProvider {
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
    return null;
  }

  @Override
  public int update(Uri uri, ContentValues values, String where, String[] given) { //~ origin(binder) binder provider.lifecycle
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

  public static class App extends Application {
    @Override
    public void onCreate() { //~ origin(main) entry-callback application.lifecycle
      super.onCreate();
    }
  }
}
