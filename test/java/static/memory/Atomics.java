/** Atomics, and what is only nearly one: a get and a set of an atomic, of one key of a concurrent map. */
package fixture.memory;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

class Atomics {
  private final AtomicInteger count = new AtomicInteger();
  private final AtomicReference<String> name = new AtomicReference<>("");
  private final LongAdder adder = new LongAdder();
  private final AtomicInteger torn = new AtomicInteger();
  private final AtomicInteger reset = new AtomicInteger();
  private final AtomicInteger guessed = new AtomicInteger();
  private final AtomicInteger swapped = new AtomicInteger();
  private final AtomicInteger locked = new AtomicInteger();
  private final ConcurrentHashMap<String, Integer> words = new ConcurrentHashMap<>();

  void run() {
    count.incrementAndGet(); //~ quiet(atomic|container|final) count
    name.compareAndSet("", "a"); //~ quiet(atomic|container|final) name
    adder.increment(); //~ quiet(atomic|container|final) adder
    torn.set(torn.get() + 1); //~ race(A) self torn
    reset.set(0); //~ quiet(atomic|container|final)? reset
    int next = guessed.get() * 2;
    guessed.set(next); //~ race(B) self guessed
    int seen = swapped.get();
    swapped.compareAndSet(seen, seen + 1); //~ quiet(atomic|container|final)? swapped
    synchronized (this) {
      locked.set(locked.get() + 1); //~ quiet(lock|atomic|container|final)? locked
    }
    Integer known = words.get("a");
    words.put("a", known == null ? 1 : known + 1); //~ race(C) self words
    words.merge("b", 1, Integer::sum); //~ quiet(atomic|container|final)? words
  }

  public static void main(String[] args) {
    Atomics atomics = new Atomics();
    new Thread(atomics::run).start();
    new Thread(atomics::run).start();
  }
}
