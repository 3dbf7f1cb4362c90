package androidx.sqlite.db;

import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.SQLException;
import android.database.sqlite.SQLiteTransactionListener;
import android.os.CancellationSignal;
import java.io.Closeable;

public interface SupportSQLiteDatabase extends Closeable {
  SupportSQLiteStatement compileStatement(String sql);
  void beginTransaction();
  void beginTransactionNonExclusive();
  void beginTransactionWithListener(SQLiteTransactionListener transactionListener);
  void endTransaction();
  void setTransactionSuccessful();
  boolean inTransaction();
  int getVersion();
  void setVersion(int version);
  Cursor query(String query);
  Cursor query(String query, Object[] bindArgs);
  Cursor query(SupportSQLiteQuery query);
  Cursor query(SupportSQLiteQuery query, CancellationSignal cancellationSignal);
  long insert(String table, int conflictAlgorithm, ContentValues values) throws SQLException;
  int delete(String table, String whereClause, Object[] whereArgs);
  int update(String table, int conflictAlgorithm, ContentValues values, String whereClause, Object[] whereArgs);
  void execSQL(String sql) throws SQLException;
  void execSQL(String sql, Object[] bindArgs) throws SQLException;
  boolean isReadOnly();
  boolean isOpen();
  String getPath();
}

public interface SupportSQLiteProgram extends Closeable {
  void bindNull(int index);
  void bindLong(int index, long value);
  void bindDouble(int index, double value);
  void bindString(int index, String value);
  void bindBlob(int index, byte[] value);
  void clearBindings();
}

public interface SupportSQLiteStatement extends SupportSQLiteProgram {
  void execute();
  int executeUpdateDelete();
  long executeInsert();
  long simpleQueryForLong();
  String simpleQueryForString();
}

public interface SupportSQLiteQuery {
  String getSql();
  void bindTo(SupportSQLiteProgram statement);
  int getArgCount();
}

public final class SimpleSQLiteQuery implements SupportSQLiteQuery {
  public SimpleSQLiteQuery(String query);
  public SimpleSQLiteQuery(String query, Object[] bindArgs);
  public String getSql();
  public void bindTo(SupportSQLiteProgram statement);
  public int getArgCount();
}

public interface SupportSQLiteOpenHelper extends Closeable {
  String getDatabaseName();
  SupportSQLiteDatabase getWritableDatabase();
  SupportSQLiteDatabase getReadableDatabase();
  void close();
  abstract class Callback {
    public final int version = 0;
    public Callback(int version) {}
    public void onConfigure(SupportSQLiteDatabase db) {}
    public abstract void onCreate(SupportSQLiteDatabase db);
    public abstract void onUpgrade(SupportSQLiteDatabase db, int oldVersion, int newVersion);
    public void onDowngrade(SupportSQLiteDatabase db, int oldVersion, int newVersion) {}
    public void onOpen(SupportSQLiteDatabase db) {}
    public void onCorruption(SupportSQLiteDatabase db) {}
  }
  class Configuration {
    public static Builder builder(Context context) { return null; }
    public static class Builder {
      public Builder name(String name) { return null; }
      public Builder callback(Callback callback) { return null; }
      public Configuration build() { return null; }
    }
    public final Context context = null;
    public final String name = null;
    public final Callback callback = null;
  }
  interface Factory {
    SupportSQLiteOpenHelper create(Configuration configuration);
  }
}
