/** What an event sets after it has used the field helps only the next one: the first may come before all that set it. */
package fixture.order;

import android.app.Activity;
import android.content.res.Configuration;
import android.os.Bundle;

public class SetBehindUse extends Activity {
  private StringBuilder board;
  private StringBuilder fresh;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> runOnUiThread(this::showList)).start();
  }

  private void showList() {
    board = new StringBuilder(); //~ order(A) set board
    fresh = new StringBuilder(); //~ quiet(guard|ordered|one-thread) fresh
  }

  @Override
  public void onConfigurationChanged(Configuration changed) {
    super.onConfigurationChanged(changed);
    int length = board.length(); //~ order(A) use board
    showList();
    board.setLength(length);
    fresh.setLength(length); //~ quiet(guard|ordered|one-thread) fresh
  }
}
