/**
 * A thread that comes once to a screen posts its progress, in a loop or on a branch, and at last the end: all of it runs in
 * that order, also by runOnUiThread, which is a post for other threads. With a thread for each click that of one may
 * end before the progress of the next comes.
 */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.widget.ProgressBar;

public class PostsOfThread extends Activity {
  private ProgressBar bar;
  private ProgressBar ofClick;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    bar = new ProgressBar(this);
    ofClick = new ProgressBar(this);
    new Thread(
            () -> {
              work();
              runOnUiThread(
                  () -> {
                    bar = null; //~ quiet(ordered|one-thread) bar
                  });
            })
        .start();
    findViewById(1).setOnClickListener(view -> new Thread(this::click).start());
  }

  private void work() {
    for (int i = 0; i < 9; i++) {
      if (i > 3) runOnUiThread(() -> bar.setProgress(1)); //~ quiet(ordered|one-thread) bar
    }
  }

  private void click() {
    for (int i = 0; i < 9; i++) {
      if (i > 3) runOnUiThread(() -> ofClick.setProgress(1)); //~ free(A) use ofClick
    }
    runOnUiThread(
        () -> {
          ofClick = null; //~ free(A) free ofClick
        });
  }
}
