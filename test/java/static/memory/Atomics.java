/** Atomics, and what is only nearly one: a get and a set of an atomic. */
package fixture.memory;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

class Atomics {
  private final AtomicInteger count = new AtomicInteger();
  private final AtomicReference<String> name = new AtomicReference<>("");
  private final LongAdder adder = new LongAdder();
  private final AtomicInteger torn = new AtomicInteger();

  void run() {
    count.incrementAndGet(); //~ quiet(atomic|container|final) count
    name.compareAndSet("", "a"); //~ quiet(atomic|container|final) name
    adder.increment(); //~ quiet(atomic|container|final) adder
    torn.set(torn.get() + 1); //~ maybe(A) race update+ torn
  }

  public static void main(String[] args) {
    Atomics atomics = new Atomics();
    new Thread(atomics::run).start();
    new Thread(atomics::run).start();
  }
}
