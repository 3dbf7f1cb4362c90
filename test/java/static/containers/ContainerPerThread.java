/** Elements of two lists: what is in the one is never in the other. */
package fixture.containers;

import java.util.ArrayList;
import java.util.List;

class ContainerPerThread {
  static class Cell {
    int value;
  }

  static List<Cell> fill() {
    List<Cell> cells = new ArrayList<>();
    cells.add(new Cell()); //~ quiet(confined|owned) cells
    return cells;
  }

  public static void main(String[] args) {
    List<Cell> left = fill();
    List<Cell> right = fill();
    new Thread(() -> left.get(0).value++).start(); //~ quiet(confined|owned) value
    new Thread(() -> right.get(0).value++).start(); //~ quiet(confined|owned) value
  }
}
