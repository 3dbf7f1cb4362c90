/** What is taken out of its field under the lock, and replaced there, is one's own behind it. */
package fixture.locks;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class TakenOver {
  private List<String> items = new ArrayList<>();
  private final List<String> listeners = new ArrayList<>();

  void add(String item) {
    synchronized (this) {
      items.add(item); //~ quiet(lock|confined|ordered)? items
    }
  }

  List<String> drain() {
    List<String> taken;
    synchronized (this) {
      taken = items; //~ quiet(lock) items
      items = new ArrayList<>(); //~ quiet(lock) items
    }

    taken.add("end"); //~ maybe(B) race self taken
    return taken;
  }

  void tell() {
    List<String> copy;
    synchronized (listeners) {
      copy = new ArrayList<>(listeners); //~ quiet(lock)? listeners
    }

    for (String each : copy) System.out.println(each);
    copy.clear();
  }

  void listen(String who) {
    synchronized (listeners) {
      listeners.add(who); //~ quiet(lock)? listeners
    }
  }
}
