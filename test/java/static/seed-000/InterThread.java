/**
 * Table 3.2 (b): a thread uses what an event frees. A detector that takes all events of the looper as
 * ordered would miss it: the click that starts the thread and the free may come in either order.
 */
package fixture.seed000;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;

public class InterThread extends Activity implements View.OnClickListener {
  private StringBuilder draft = new StringBuilder();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(this);
  }

  @Override
  public void onClick(View view) {
    new Thread(() -> {
      System.out.println(draft.length()); //~ conflict(A) use draft
    }).start();
  }

  @Override
  protected void onDestroy() {
    draft = null; //~ conflict(A) free draft
    super.onDestroy();
  }
}
