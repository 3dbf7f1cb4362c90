/** Each call of the synchronized map is safe, the two together are not atomic: no data race, a bug all the same. */
package fixture.locks;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

class CheckThenAct {
  private final Map<String, String> cache = Collections.synchronizedMap(new HashMap<>());

  void load(String key) {
    if (!cache.containsKey(key)) { //~ maybe(A) race read cache
      cache.put(key, key.trim()); //~ maybe(A) race update+ cache
    }
  }

  String find(String key) {
    return cache.get(key); //~ quiet(container|lock)? cache
  }

  public static void main(String[] args) {
    CheckThenAct checked = new CheckThenAct();
    new Thread(() -> checked.load("a")).start();
    new Thread(() -> checked.load("a")).start();
    System.out.println(checked.find("a"));
  }
}
