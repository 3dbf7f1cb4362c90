/**
 * A synchronized list locks itself, the list that it was made around does not: whoever has that goes past the lock. One
 * that nobody else has is safe.
 */
package fixture.containers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class WrappedAndRaw {
  private final List<String> raw = new ArrayList<>();
  private final List<String> safe = Collections.synchronizedList(raw);
  private final List<String> only = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, String> inner = new HashMap<>();
  private final Map<String, String> outer = Collections.synchronizedMap(inner);

  void add() {
    safe.add("a"); //~ race(A) update safe
    only.add("a"); //~ quiet(lock|final|container)? only
    outer.put("a", "b"); //~ quiet(lock|final|container)? outer
  }

  void addPast() {
    raw.add("b"); //~ race(A) update raw
    only.add("b"); //~ quiet(lock|final|container)? only
    synchronized (outer) {
      inner.put("b", "c"); //~ quiet(lock|final|container)? inner
    }
  }

  public static void main(String[] args) {
    WrappedAndRaw lists = new WrappedAndRaw();
    new Thread(lists::add).start();
    new Thread(lists::addPast).start();
  }
}
