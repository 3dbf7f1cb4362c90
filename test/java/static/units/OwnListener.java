/** A listener of our own runs on whatever thread calls it. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;

public class OwnListener extends Activity {
  interface Done {
    void onDone(String result);
  }

  private String result = "";

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    load(new Done() {
      @Override
      public void onDone(String text) {
        result = text; //~ race(A) write result
      }
    });
  }

  private static void load(Done done) {
    new Thread(() -> done.onDone("loaded")).start();
  }

  @Override
  protected void onResume() {
    super.onResume();
    System.out.println(result); //~ race(A) read result
  }
}
