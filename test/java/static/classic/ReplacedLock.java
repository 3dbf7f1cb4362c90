/** The object that is locked is replaced by a new one under its own lock. */
package fixture.classic;

import java.util.ArrayList;
import java.util.List;

class ReplacedLock implements Runnable {
  private List<String> names = new ArrayList<>();

  @Override
  public void run() {
    synchronized (names) { //~ maybe(A) race read names
      names.add("one"); //~ race(B) self names
      names = new ArrayList<>(); //~ maybe(A) race write+ names
    }
  }

  public static void main(String[] args) {
    ReplacedLock shared = new ReplacedLock();
    new Thread(shared).start();
    new Thread(shared).start();
  }
}
