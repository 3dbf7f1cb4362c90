/** The atomic is safe, the field that holds it is not. */
package fixture.memory;

import java.util.concurrent.atomic.AtomicInteger;

class ReplacedAtomic {
  private AtomicInteger visits = new AtomicInteger();

  void visit() {
    visits.incrementAndGet(); //~ race(A) read visits
  }

  void reset() {
    visits = new AtomicInteger(); //~ race(A) write visits
  }

  public static void main(String[] args) {
    ReplacedAtomic counter = new ReplacedAtomic();
    new Thread(counter::visit).start();
    new Thread(counter::reset).start();
  }
}
