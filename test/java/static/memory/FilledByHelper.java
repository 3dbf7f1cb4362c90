/** A constructor fills a map that a helper has made for it; who comes first makes the object. */
package fixture.memory;

import android.app.Activity;
import android.os.Bundle;
import java.util.HashMap;
import java.util.Map;

public class FilledByHelper extends Activity {
  static class Tags {
    private final Map<String, String> cache;
    private final String[] names;

    Tags(String[] names) {
      this.names = names;
      cache = Store.load();
      fill(names);
    }

    private void fill(String[] names) {
      for (String each : names) put(each, each);
    }

    private void put(String key, String value) {
      if (!cache.containsKey(key)) { //~ quiet(owned|confined|ordered|final)? cache
        cache.put(key, value); //~ quiet(owned|confined|ordered|final)? cache
      }
    }

    int size() {
      return cache.values().size(); //~ quiet(owned|confined|ordered|final)? cache
    }
  }

  static class Store {
    static Map<String, String> load() {
      Map<String, String> all = new HashMap<>();
      all.put("a", "b");
      return all;
    }
  }

  private static Tags tags;

  static synchronized Tags tags() {
    if (tags == null) tags = new Tags(new String[] {"x"}); //~ quiet(lock) tags
    return tags;
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Thread(() -> System.out.println(tags().size())).start();
    System.out.println(tags().size());
  }
}
