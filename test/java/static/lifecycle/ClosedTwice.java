/** What is closed may be closed again, and asked whether it is; it may not be read. */
package fixture.lifecycle;

import android.app.Activity;
import android.database.Cursor;
import android.os.Bundle;

public class ClosedTwice extends Activity {
  private Cursor rows;
  private Cursor names;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    rows = getContentResolver().query(getIntent().getData(), null, null, null, null);
    names = getContentResolver().query(getIntent().getData(), null, null, null, null);
    new Thread(() -> {
      if (rows.isClosed()) rows.close(); //~ quiet(ordered)! rows
      names.moveToFirst(); //~ free(A) use names
    }).start();
  }

  @Override
  protected void onDestroy() {
    rows.close();
    names.close(); //~ free(A) free names
    super.onDestroy();
  }
}
