/** One thread goes through a list while another adds to it; the copy is safe. */
package fixture.classic;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class IterateWhileAdding {
  private final List<Runnable> listeners = new ArrayList<>();
  private final List<Runnable> copied = new CopyOnWriteArrayList<>();

  void fire() {
    for (Runnable each : listeners) each.run(); //~ race(A)! read listeners
    for (Runnable each : copied) each.run(); //~ quiet(container|final) copied
  }

  void add(Runnable listener) {
    listeners.add(listener); //~ race(A)! update listeners
    copied.add(listener); //~ quiet(container|final) copied
  }

  public static void main(String[] args) {
    IterateWhileAdding events = new IterateWhileAdding();
    new Thread(events::fire).start();
    events.add(() -> System.out.println("x"));
  }
}
