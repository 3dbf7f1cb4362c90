/** A walk along a chain calls itself with the next link, whose name grows with each call. */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

public class GuardAlongChain extends Activity {
  static class Link {
    Link next = new Link();
    StringBuilder label = new StringBuilder();
  }

  private final Handler handler = new Handler(Looper.getMainLooper());
  private final Link first = new Link();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> walk(first), 100);
  }

  private void walk(Link link) {
    link.label.append("x"); //~ free(A)! use label
    walk(link.next);
  }

  @Override
  protected void onDestroy() {
    first.label = null; //~ free(A) free label
    super.onDestroy();
  }
}
