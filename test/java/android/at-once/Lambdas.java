package fixture;

import android.app.Activity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.HashMap;

/** What collections run while they are called is no origin: it belongs to onStart. */
class Lambdas extends Activity {
  private final List<String> names = new ArrayList<>();
  private final Map<String, String> known = new HashMap<>();

  @Override
  protected void onStart() { //~ origin(main) entry-callback activity.lifecycle
    super.onStart();
    names.forEach(name -> show(name));
    names.sort((one, other) -> one.compareTo(other));
    known.computeIfAbsent("a", key -> load(key));
    names.stream().map(name -> load(name)).filter(name -> !name.isEmpty()).count();
    Runnable now = () -> show("");
    now.run();
  }

  String load(String key) {
    return key;
  }

  void show(String name) {}
}
