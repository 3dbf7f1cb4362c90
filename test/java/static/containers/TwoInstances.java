/** Two objects of one class, each for one thread: told apart by where they are made. */
package fixture.containers;

import java.util.ArrayList;
import java.util.List;

class TwoInstances {
  static class Store {
    private final List<String> rows = new ArrayList<>();
    private int size;

    void add(String row) {
      rows.add(row); //~ quiet(confined|owned|ordered|final) rows
      size++; //~ quiet(confined|owned|ordered) size
    }
  }

  public static void main(String[] args) {
    Store left = new Store();
    Store right = new Store();
    new Thread(() -> left.add("l")).start();
    new Thread(() -> right.add("r")).start();
  }
}
