/** The list is replaced whole, never changed: only the field races, and volatile mends it. */
package fixture.containers;

import java.util.ArrayList;
import java.util.List;

class ReplacedList {
  private List<String> plain = new ArrayList<>();
  private volatile List<String> safe = new ArrayList<>();

  void load() {
    List<String> fresh = new ArrayList<>();
    fresh.add("a"); //~ quiet(owned|confined|ordered|volatile) fresh
    plain = new ArrayList<>(fresh); //~ race(A) write plain
    safe = fresh; //~ quiet(volatile) safe
  }

  public static void main(String[] args) {
    ReplacedList list = new ReplacedList();
    new Thread(list::load).start();
    System.out.println(list.plain.isEmpty()); //~ race(A) read plain
    System.out.println(list.safe.size()); //~ quiet(volatile) safe
  }
}
