package patterns;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Containers {
  final Map<String, Integer> map = new HashMap<>();
  final ConcurrentHashMap<String, Integer> safe = new ConcurrentHashMap<>();
  final List<String> list = new ArrayList<>();
  final List<String> other = new ArrayList<>();

  void checks(String k, String l) {
    if (!map.containsKey(k)) map.put(k, 1); //~ container check-then-act containsKey put same key
    if (!safe.containsKey(k)) safe.put(l, 1); //~ container check-then-act containsKey put
    Integer known = map.get(k);
    if (known == null) map.put(k, 2); //~ container check-then-act get put same key
    if (list.isEmpty()) return;
    list.remove(0); //~ container check-then-act isEmpty remove
    if (other.isEmpty()) map.clear();
  }

  void updates(String k) {
    map.put(k, map.get(k) + 1); //~ container lost-update get put same key
    map.putIfAbsent(k, 1);
    safe.merge(k, 1, Integer::sum);
  }

  void copies(String k) {
    Map<String, Integer> mine = map;
    if (!mine.containsKey(k)) map.put(k, 1); //~ container check-then-act containsKey put same key
  }

  void walks() {
    for (String each : list) { //~ walk list 2
      each.length();
    }
    Iterator<String> it = other.iterator(); //~ walk other 2
    while (it.hasNext()) it.next();
    list.forEach(each -> each.length()); //~ walk list 0
    for (int i = 0; i < list.size(); i++) list.get(i);
  }
}
