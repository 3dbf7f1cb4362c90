/** Iterating a copy-on-write list sees a snapshot. */
package fixture.memory;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class CopyOnWrite {
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  void register(Runnable listener) {
    listeners.add(listener); //~ quiet(container|final) listeners
  }

  void fire() {
    for (Runnable listener : listeners) { //~ quiet(container|final) listeners
      listener.run();
    }
  }

  public static void main(String[] args) {
    CopyOnWrite hub = new CopyOnWrite();
    new Thread(() -> hub.register(() -> System.out.println("heard"))).start();
    new Thread(hub::fire).start();
  }
}
