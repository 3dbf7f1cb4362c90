/** Seed 000 §3.4.2 (ToDoList): the exception is swallowed and the user's input is lost with it. Still a use after free. */
package fixture.seed000;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class CaughtNull extends Activity {
  private final Handler main = new Handler(Looper.getMainLooper());
  private StringBuilder database = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    main.postDelayed(() -> {
      try {
        database.append("entry"); //~ free(A) use database
      } catch (NullPointerException e) {
        System.out.println("lost");
      }
    }, 1000);
  }

  @Override
  protected void onDestroy() {
    database = null; //~ free(A) free database
    super.onDestroy();
  }
}
