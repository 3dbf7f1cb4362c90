/** Get, then set: two atomic steps are not one. What compareAndSet guards is. */
package fixture.classic;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

class AtomicReferenceMisuse implements Runnable {
  private final AtomicReference<List<String>> names = new AtomicReference<>(new ArrayList<>());

  @Override
  public void run() {
    names.get().add("me"); //~ race(A)! self names
  }

  public static void main(String[] args) {
    AtomicReferenceMisuse shared = new AtomicReferenceMisuse();
    new Thread(shared).start();
    new Thread(shared).start();
  }
}
