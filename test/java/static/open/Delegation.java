/** The container does not protect itself, and nobody else does. */
package fixture.open;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class Delegation {
  private final List<String> plain = new ArrayList<>();
  private final List<String> locked = new ArrayList<>();

  void add(String text) {
    plain.add(text); //~ race(A) update+ plain
    synchronized (locked) {
      locked.add(text); //~ quiet(lock)? locked
    }
  }

  int size() {
    synchronized (locked) {
      return plain.size() + locked.size(); //~ race(A) read plain //~ quiet(lock)? locked
    }
  }
}
