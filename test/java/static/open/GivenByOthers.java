/** Nobody is seen to fill the fields or to call the methods: whoever does may give the same container twice. */
package fixture.open;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;
import javax.annotation.concurrent.ThreadSafe;
import javax.crypto.Mac;

@ThreadSafe
class GivenByOthers {
  static class Entry { int hits; }

  List<String> names;
  Map<String, String> guarded;
  ConcurrentMap<String, String> safe;
  Mac mac = null;

  void add(String name) {
    names.add(name); //~ race(A) update+ names
  }

  void drop(int place) {
    names.remove(place); //~ race(A) update+ names
  }

  synchronized void put(String name) {
    guarded.put(name, name); //~ quiet(lock)? guarded
  }

  synchronized int count() {
    return guarded.size(); //~ quiet(lock)? guarded
  }

  void remember(String name) {
    safe.put(name, name); //~ quiet(container)? safe
  }

  void sign(byte[] text) {
    mac.update(text); //~ race(B) update+ mac
  }

  byte[] signature() {
    return mac.doFinal(); //~ race(B) update+ mac
  }

  void clear(ArrayList<String> list) {
    list.clear(); //~ race(C) self
  }

  void first(int[] numbers) {
    numbers[0] = 1; //~ race(D) self
  }

  void hit(Entry entry, boolean isNew) {
    if (isNew) entry = new Entry();
    entry.hits++; //~ race(E) self hits
  }
}
