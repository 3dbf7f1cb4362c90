/** A log whose index is atomic and whose entries are not: reader and writer meet in the array. */
package fixture.plainjava;

import java.util.concurrent.atomic.AtomicInteger;

class EventLog {
  private final String[] entries = new String[100];
  private final AtomicInteger next = new AtomicInteger();

  void log(String text) {
    int at = next.getAndIncrement(); //~ quiet(atomic|container|final) next
    entries[at] = text; //~ race(A) write entries
  }

  void print() {
    for (int i = 0; i < next.get(); i++) { //~ quiet(atomic|container|final) next
      System.out.println(entries[i]); //~ race(A) read entries
    }
  }

  public static void main(String[] args) {
    EventLog log = new EventLog();
    new Thread(() -> log.log("a")).start();
    new Thread(() -> log.log("b")).start();
    log.print();
  }
}
