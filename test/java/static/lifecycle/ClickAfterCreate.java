/** onCreate sets, the click reads; that the listener is registered first does not matter, since onCreate is one event. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

public class ClickAfterCreate extends Activity {
  private List<String> items;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(view -> {
      items.add("a"); //~ quiet(ordered) items
    });
    items = new ArrayList<>(); //~ quiet(ordered) items
  }
}
