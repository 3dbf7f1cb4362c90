/**
 * A screen is constructed with a filter and fills it in its first callback, before it starts the thread that
 * reads it. Later callbacks that fill it again do so while an earlier thread may still read.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

class Filter {
  private final List<String> names = new ArrayList<>();
  private final List<String> kinds = new ArrayList<>();

  void addName(String name) {
    names.add(name); //~ quiet(ordered)? names
  }

  void addKind(String kind) {
    kinds.add(kind); //~ race(A) update kinds
  }

  int size() {
    return names.size() + kinds.size(); //~ race(A) read kinds
  }
}

public class PartsInCreate extends Activity {
  private final Filter filter = new Filter();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    filter.addName(getIntent().getAction());
    load();
  }

  @Override
  protected void onResume() {
    super.onResume();
    filter.addKind("all");
    load();
  }

  private void load() {
    new Thread(() -> System.out.println(filter.size())).start();
  }
}
