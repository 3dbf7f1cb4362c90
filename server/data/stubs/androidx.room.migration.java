package androidx.room.migration;

import androidx.sqlite.db.SupportSQLiteDatabase;

public abstract class Migration {
  public final int startVersion = 0;
  public final int endVersion = 0;
  public Migration(int startVersion, int endVersion);
  public abstract void migrate(SupportSQLiteDatabase database);
}

public interface AutoMigrationSpec {
  default void onPostMigrate(SupportSQLiteDatabase db) {}
}
