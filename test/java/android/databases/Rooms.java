package fixture;

import android.content.Context;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** What Room calls when somebody uses the database for the first time runs in that thread. */
abstract class Rooms extends RoomDatabase {
  private static final RoomDatabase.Callback SEED = new RoomDatabase.Callback() {
    @Override
    public void onCreate(SupportSQLiteDatabase database) { //~ origin(unknown) entry-callback room.callback
      new Thread(() -> {}).start(); //~ origin(thread lambda in Callback.onCreate in Rooms.SEED) thread thread.start
    }
  };

  static Rooms open(Context context) {
    return Room.databaseBuilder(context, Rooms.class, "notes").addCallback(SEED).build();
  }
}
