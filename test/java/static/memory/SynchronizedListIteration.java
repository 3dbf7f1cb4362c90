/** A synchronized list: single calls are locked, iteration is not unless the caller locks the list. */
package fixture.memory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class SynchronizedListIteration {
  private final List<String> unlocked = Collections.synchronizedList(new ArrayList<>());
  private final List<String> locked = Collections.synchronizedList(new ArrayList<>());

  void add(String text) {
    unlocked.add(text); //~ race(A) update unlocked
    locked.add(text); //~ quiet(container|lock|final) locked
  }

  void print() {
    for (String each : unlocked) { //~ race(A) read unlocked
      System.out.println(each);
    }
    synchronized (locked) {
      for (String each : locked) { //~ quiet(container|lock|final) locked
        System.out.println(each);
      }
    }
  }

  public static void main(String[] args) {
    SynchronizedListIteration lists = new SynchronizedListIteration();
    new Thread(() -> lists.add("a")).start();
    new Thread(lists::print).start();
  }
}
