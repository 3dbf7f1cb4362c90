package fixture;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;

/** What one code posts to one queue comes in the order of the posts, unless time or a loop is between. */
class Queues extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());

  @Override
  protected void onCreate(Bundle state) { //~ origin(main) entry-callback activity.lifecycle
    handler.post(this::first); //~ origin(main) posted-callback handler.post
    if (state != null) handler.post(this::second); //~ origin(main) posted-callback handler.post
    handler.postDelayed(this::third, 10); //~ origin(main) posted-callback handler.post
    handler.postAtFrontOfQueue(this::front); //~ origin(main) posted-callback handler.post
    handler.post(this::fourth); //~ origin(main) posted-callback handler.post
  }

  void first() {}

  void second() {}

  void third() {}

  void front() {}

  void fourth() {}
}
