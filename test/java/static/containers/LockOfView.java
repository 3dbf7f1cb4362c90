/** The lock of a synchronized map is the map, also for a walk over its keys: who locks the keys locks something else. */
package fixture.containers;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

class LockOfView {
  private static final Map<String, String> names = Collections.synchronizedMap(new HashMap<>());

  static void add() {
    names.put("a", "b"); //~ missed(A) race update names
  }

  static void show() {
    Set<String> keys = names.keySet();
    synchronized (keys) {
      for (String key : keys) System.out.println(key); //~ missed(A) race read keys
    }
  }

  public static void main(String[] args) {
    new Thread(LockOfView::add).start();
    new Thread(LockOfView::show).start();
  }
}
