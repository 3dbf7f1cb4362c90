/**
 * What a concurrent map computes for one key it computes for one thread at a time: what the function does to the value of
 * the key is safe, as long as nobody gets that value in another way.
 */
package fixture.containers;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

class ComputedUnderKey {
  private final ConcurrentHashMap<String, List<String>> lists = new ConcurrentHashMap<>();

  void add(String key) {
    lists.compute(
        key,
        (each, list) -> {
          List<String> filled = list == null ? new ArrayList<>() : list;
          filled.add(each); //~ spurious(A) race self filled
          return filled;
        });
  }

  public static void main(String[] args) {
    ComputedUnderKey computed = new ComputedUnderKey();
    for (int i = 0; i < 2; i++) new Thread(() -> computed.add("a")).start();
  }
}
