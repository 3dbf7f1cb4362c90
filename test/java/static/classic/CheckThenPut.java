/** Each call of the map is safe, the two together are not; putIfAbsent is one. */
package fixture.classic;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class CheckThenPut implements Runnable {
  private final Map<String, Integer> seen = new ConcurrentHashMap<>();
  private final Map<String, Integer> wrapped = Collections.synchronizedMap(new HashMap<>());
  private final Map<String, Integer> plain = new HashMap<>();

  @Override
  public void run() {
    seen.putIfAbsent("a", 1); //~ quiet(container|final) seen
    wrapped.put("a", 1); //~ quiet(lock|container|final) wrapped
    if (!plain.containsKey("a")) { //~ race(A) read? plain
      plain.put("a", 1); //~ race(A) update+ plain
    }
  }

  public static void main(String[] args) {
    CheckThenPut shared = new CheckThenPut();
    new Thread(shared).start();
    new Thread(shared).start();
  }
}
