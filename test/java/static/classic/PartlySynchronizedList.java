/** A list whose adding is synchronized and whose looking is not. */
package fixture.classic;

import java.util.ArrayList;
import java.util.List;

class PartlySynchronizedList {
  private final List<String> names = new ArrayList<>();

  synchronized void add(String name) {
    names.add(name); //~ race(A)! update names
  }

  int size() {
    return names.size(); //~ race(A)! read names
  }

  synchronized boolean has(String name) {
    return names.contains(name); //~ quiet(lock)? names
  }

  public static void main(String[] args) {
    PartlySynchronizedList list = new PartlySynchronizedList();
    new Thread(() -> list.add("x")).start();
    System.out.println(list.size() + " " + list.has("x"));
  }
}
