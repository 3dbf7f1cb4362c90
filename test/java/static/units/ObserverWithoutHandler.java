/** A content observer without a handler is told on a binder thread, with one on its looper. */
package fixture.units;

import android.app.Activity;
import android.database.ContentObserver;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class ObserverWithoutHandler extends Activity {
  private int anywhere;
  private int onMain;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Uri uri = Uri.parse("content://notes");
    getContentResolver().registerContentObserver(uri, true, new ContentObserver(null) {
      @Override
      public void onChange(boolean self) {
        anywhere++; //~ race(A) update+ anywhere
      }
    });
    Handler main = new Handler(Looper.getMainLooper());
    getContentResolver().registerContentObserver(uri, true, new ContentObserver(main) {
      @Override
      public void onChange(boolean self) {
        onMain++; //~ quiet(one-thread|ordered) onMain
      }
    });
  }

  @Override
  protected void onPause() {
    System.out.println(anywhere); //~ race(A) read anywhere
    System.out.println(onMain); //~ quiet(one-thread|ordered) onMain
    super.onPause();
  }
}
