/** What is posted with a delay comes behind what is posted later without; at the front of the queue means before. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;

public class PostsOutOfOrder extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private List<String> late;
  private List<String> overtaken;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.postDelayed(() -> {
      late = new ArrayList<>(); //~ order(A) set late
    }, 500);
    handler.post(() -> {
      late.add("a"); //~ order(A) use late
    });
    handler.post(() -> {
      overtaken = new ArrayList<>(); //~ order(B) set overtaken
    });
    handler.postAtFrontOfQueue(() -> {
      overtaken.add("a"); //~ order(B) use overtaken
    });
  }
}
