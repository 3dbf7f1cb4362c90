/** The background queries what onDestroy closes. */
package fixture.lifecycle;

import android.app.Activity;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;

public class ClosedDatabase extends Activity {
  private SQLiteDatabase database;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    database = openOrCreateDatabase("notes", MODE_PRIVATE, null); //~ quiet(ordered) database
    new Thread(() -> {
      database.execSQL("DELETE FROM notes"); //~ free(A) use database
    }).start();
  }

  @Override
  protected void onDestroy() {
    database.close(); //~ free(A) free database
    super.onDestroy();
  }
}
