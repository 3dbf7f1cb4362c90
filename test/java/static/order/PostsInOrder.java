/** Two posts of one event to one queue come in their order; a delay only moves the later one further back. */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;

public class PostsInOrder extends Activity {
  private final Handler handler = new Handler(Looper.getMainLooper());
  private List<String> items;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    handler.post(() -> {
      items = new ArrayList<>(); //~ quiet(ordered) items
    });
    handler.post(() -> {
      items.add("a"); //~ quiet(ordered) items
    });
    handler.postDelayed(() -> {
      items.clear(); //~ quiet(ordered) items
    }, 500);
  }
}
