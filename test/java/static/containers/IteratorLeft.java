/** The iterator is made under the lock and used without it. */
package fixture.containers;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class IteratorLeft {
  private final List<String> queue = new ArrayList<>();

  synchronized void add(String text) {
    queue.add(text); //~ race(A) update queue
  }

  synchronized Iterator<String> all() {
    return queue.iterator(); //~ quiet(lock)? queue
  }

  void print() {
    Iterator<String> each = all();
    while (each.hasNext()) { //~ race(A) read
      System.out.println(each.next()); //~ race(A) read?
    }
  }

  public static void main(String[] args) {
    IteratorLeft list = new IteratorLeft();
    new Thread(() -> list.add("a")).start();
    list.print();
  }
}
