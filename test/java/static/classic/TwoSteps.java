/** Each step on a safe container is safe, the two together are not: another may come between the look and the write. */
package fixture.classic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

class TwoSteps implements Runnable {
  private final AtomicReference<String> first = new AtomicReference<>();
  private final AtomicReference<String> swapped = new AtomicReference<>();
  private final AtomicBoolean begun = new AtomicBoolean();
  private final Map<String, Object> cache = new ConcurrentHashMap<>();
  private final Map<String, Object> computed = new ConcurrentHashMap<>();
  private final List<String> names = Collections.synchronizedList(new ArrayList<>());
  private final List<String> locked = Collections.synchronizedList(new ArrayList<>());

  @Override
  public void run() {
    if (first.get() == null) first.set("me"); //~ race(A) self first
    swapped.compareAndSet(null, "me"); //~ quiet(atomic|container|final)? swapped
    if (!begun.get()) {
      begun.set(true); //~ race(B) self begun
    }
    Object known = cache.get("a");
    if (known == null) cache.put("a", new Object()); //~ race(C) self cache
    computed.computeIfAbsent("a", each -> new Object()); //~ quiet(container|final)? computed
    if (!names.contains("a")) names.add("a"); //~ race(D) self names
    synchronized (locked) {
      if (!locked.contains("a")) locked.add("a"); //~ quiet(lock|container|final)? locked
    }
  }

  int size() {
    return names.size() + locked.size(); //~ quiet(lock|container|final)? locked
  }

  public static void main(String[] args) {
    TwoSteps shared = new TwoSteps();
    new Thread(shared).start();
    new Thread(shared).start();
    System.out.println(shared.size());
  }
}
