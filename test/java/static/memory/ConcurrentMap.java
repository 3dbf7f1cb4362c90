/** A concurrent map: its own methods are safe; the values in it are as safe as they are themselves. */
package fixture.memory;

import java.util.concurrent.ConcurrentHashMap;

class ConcurrentMap {
  static class Entry {
    int uses;
  }

  private final ConcurrentHashMap<String, Entry> entries = new ConcurrentHashMap<>();

  void use(String key) {
    Entry entry = entries.computeIfAbsent(key, k -> new Entry()); //~ quiet(container|final) entries
    entry.uses++; //~ race(A) self uses
  }

  public static void main(String[] args) {
    ConcurrentMap map = new ConcurrentMap();
    new Thread(() -> map.use("a")).start();
    new Thread(() -> map.use("a")).start();
  }
}
