/** A plain list: added to by a thread, iterated by another. */
package fixture.containers;

import java.util.ArrayList;
import java.util.List;

class SharedArrayList {
  private final List<String> lines = new ArrayList<>();

  public static void main(String[] args) {
    SharedArrayList list = new SharedArrayList();
    list.lines.add("first"); //~ quiet(ordered)? lines
    new Thread(() -> {
      list.lines.add("a"); //~ race(A) update lines
    }).start();
    for (String line : list.lines) { //~ race(A) read lines
      System.out.println(line);
    }
  }
}
