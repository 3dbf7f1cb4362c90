/** A plain map in two threads: the map itself breaks. */
package fixture.containers;

import java.util.HashMap;
import java.util.Map;

class SharedHashMap {
  private final Map<String, Integer> ages = new HashMap<>();

  void put(String name) {
    ages.put(name, 1); //~ race(A) update+ ages
  }

  Integer get(String name) {
    return ages.get(name); //~ race(A) read ages
  }

  public static void main(String[] args) {
    SharedHashMap map = new SharedHashMap();
    new Thread(() -> map.put("a")).start();
    new Thread(() -> map.put("b")).start();
    System.out.println(map.get("a"));
  }
}
