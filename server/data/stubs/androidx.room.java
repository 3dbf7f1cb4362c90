package androidx.room;

import android.content.Context;
import android.database.Cursor;
import androidx.lifecycle.LiveData;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.SupportSQLiteQuery;
import androidx.sqlite.db.SupportSQLiteStatement;
import java.io.File;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;

public abstract class RoomDatabase {
  public RoomDatabase();
  protected volatile SupportSQLiteDatabase mDatabase;
  protected List<Callback> mCallbacks;
  public static final int MAX_BIND_PARAMETER_CNT = 999;
  public void init(DatabaseConfiguration configuration);
  public SupportSQLiteOpenHelper getOpenHelper();
  protected abstract SupportSQLiteOpenHelper createOpenHelper(DatabaseConfiguration config);
  protected abstract InvalidationTracker createInvalidationTracker();
  public abstract void clearAllTables();
  public boolean isOpen();
  public void close();
  public void assertNotMainThread();
  public Cursor query(String query, Object[] args);
  public Cursor query(SupportSQLiteQuery query);
  public SupportSQLiteStatement compileStatement(String sql);
  public void beginTransaction();
  public void endTransaction();
  public Executor getQueryExecutor();
  public Executor getTransactionExecutor();
  public void setTransactionSuccessful();
  public void runInTransaction(Runnable body);
  public <V> V runInTransaction(Callable<V> body);
  public InvalidationTracker getInvalidationTracker();
  public boolean inTransaction();
  public enum JournalMode { AUTOMATIC, TRUNCATE, WRITE_AHEAD_LOGGING }
  public static class Builder<T extends RoomDatabase> {
    public Builder<T> createFromAsset(String databaseFilePath);
    public Builder<T> createFromFile(File databaseFile);
    public Builder<T> openHelperFactory(SupportSQLiteOpenHelper.Factory factory);
    public Builder<T> addMigrations(Migration... migrations);
    public Builder<T> allowMainThreadQueries();
    public Builder<T> setJournalMode(JournalMode journalMode);
    public Builder<T> setQueryExecutor(Executor executor);
    public Builder<T> setTransactionExecutor(Executor executor);
    public Builder<T> enableMultiInstanceInvalidation();
    public Builder<T> fallbackToDestructiveMigration();
    public Builder<T> fallbackToDestructiveMigrationOnDowngrade();
    public Builder<T> fallbackToDestructiveMigrationFrom(int... startVersions);
    public Builder<T> addCallback(Callback callback);
    public Builder<T> addTypeConverter(Object typeConverter);
    public Builder<T> setQueryCallback(QueryCallback queryCallback, Executor executor);
    public T build();
  }
  public static class MigrationContainer {
    public MigrationContainer();
    public void addMigrations(Migration... migrations);
  }
  public static abstract class Callback {
    public Callback();
    public void onCreate(SupportSQLiteDatabase db);
    public void onDestructiveMigration(SupportSQLiteDatabase db);
    public void onOpen(SupportSQLiteDatabase db);
  }
  public interface QueryCallback {
    void onQuery(String sqlQuery, List<Object> bindArgs);
  }
}

public class DatabaseConfiguration {
  public final Context context = null;
  public final String name = null;
  public final boolean allowMainThreadQueries = false;
}

public class Room {
  public Room();
  public static <T extends RoomDatabase> RoomDatabase.Builder<T> databaseBuilder(Context context, Class<T> klass, String name);
  public static <T extends RoomDatabase> RoomDatabase.Builder<T> inMemoryDatabaseBuilder(Context context, Class<T> klass);
}

public class InvalidationTracker {
  public void addObserver(Observer observer);
  public void removeObserver(Observer observer);
  public void refreshVersionsAsync();
  public void refreshVersionsSync();
  public <T> LiveData<T> createLiveData(String[] tableNames, boolean inTransaction, Callable<T> computeFunction);
  public static abstract class Observer {
    protected Observer(String firstTable, String... rest);
    public Observer(String[] tables);
    public abstract void onInvalidated(Set<String> tables);
  }
}

public abstract class SharedSQLiteStatement {
  public SharedSQLiteStatement(RoomDatabase database);
  protected abstract String createQuery();
  public SupportSQLiteStatement acquire();
  public void release(SupportSQLiteStatement statement);
}

public final class RxRoom {
  public static io.reactivex.Flowable<Object> createFlowable(RoomDatabase database, String... tableNames);
  public static io.reactivex.Observable<Object> createObservable(RoomDatabase database, String... tableNames);
}

public class EmptyResultSetException extends RuntimeException {
  public EmptyResultSetException(String message);
}

public @interface ColumnInfo {
  String name() default "";
  int typeAffinity() default 1;
  boolean index() default false;
  int collate() default 1;
  String defaultValue() default "";
  int UNDEFINED = 1;
  int TEXT = 2;
  int INTEGER = 3;
  int REAL = 4;
  int BLOB = 5;
  int NOCASE = 3;
}

public @interface Database {
  Class<?>[] entities();
  Class<?>[] views() default {};
  int version();
  boolean exportSchema() default true;
  AutoMigration[] autoMigrations() default {};
}

public @interface AutoMigration {
  int from();
  int to();
  Class<?> spec() default Object.class;
}

public @interface Entity {
  String tableName() default "";
  Index[] indices() default {};
  boolean inheritSuperIndices() default false;
  String[] primaryKeys() default {};
  ForeignKey[] foreignKeys() default {};
  String[] ignoredColumns() default {};
}

public @interface Index {
  String[] value();
  String name() default "";
  boolean unique() default false;
}

public @interface ForeignKey {
  Class<?> entity();
  String[] parentColumns();
  String[] childColumns();
  int onDelete() default 1;
  int onUpdate() default 1;
  boolean deferred() default false;
  int NO_ACTION = 1;
  int RESTRICT = 2;
  int SET_NULL = 3;
  int SET_DEFAULT = 4;
  int CASCADE = 5;
}

public @interface PrimaryKey {
  boolean autoGenerate() default false;
}

public @interface Embedded {
  String prefix() default "";
}

public @interface Relation {
  Class<?> entity() default Object.class;
  String parentColumn();
  String entityColumn();
  Junction associateBy() default @Junction(Object.class);
  String[] projection() default {};
}

public @interface Junction {
  Class<?> value();
  String parentColumn() default "";
  String entityColumn() default "";
}

public @interface Query {
  String value();
}

public @interface RawQuery {
  Class<?>[] observedEntities() default {};
}

public @interface Insert {
  Class<?> entity() default Object.class;
  int onConflict() default 3;
}

public @interface Update {
  Class<?> entity() default Object.class;
  int onConflict() default 3;
}

public @interface Delete {
  Class<?> entity() default Object.class;
}

public @interface Upsert {
  Class<?> entity() default Object.class;
}

public @interface OnConflictStrategy {
  int NONE = 0;
  int REPLACE = 1;
  int ROLLBACK = 2;
  int ABORT = 3;
  int FAIL = 4;
  int IGNORE = 5;
}

public @interface TypeConverters {
  Class<?>[] value();
}

public @interface DatabaseView {
  String value() default "";
  String viewName() default "";
}

public @interface Fts4 {}

public @interface Dao {}

public @interface Ignore {}

public @interface Transaction {}

public @interface TypeConverter {}

public @interface SkipQueryVerification {}

public @interface ProvidedTypeConverter {}

public @interface RewriteQueriesToDropUnusedColumns {}
