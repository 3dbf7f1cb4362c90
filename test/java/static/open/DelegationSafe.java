/** The container protects itself. */
package fixture.open;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class DelegationSafe {
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();

  void count(String word) {
    counts.merge(word, 1, Integer::sum); //~ quiet(container|final) counts
  }

  int of(String word) {
    return counts.getOrDefault(word, 0); //~ quiet(container|final) counts
  }
}
