/** Posts to two loopers: order is per queue, and the two threads are two. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;

public class TwoLoopers extends Activity {
  private int same;
  private int apart;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    HandlerThread one = new HandlerThread("one");
    HandlerThread other = new HandlerThread("other");
    one.start();
    other.start();
    Handler first = new Handler(one.getLooper());
    Handler second = new Handler(other.getLooper());
    first.post(() -> same++); //~ quiet(one-thread|ordered) same
    first.post(() -> same--); //~ quiet(one-thread|ordered) same
    first.post(() -> apart++); //~ race(A) update apart
    second.post(() -> apart--); //~ race(A) update apart
  }
}
