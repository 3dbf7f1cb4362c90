/** It says that it is not thread-safe, and two threads have it: that is the bug. */
package fixture.open;

import javax.annotation.concurrent.NotThreadSafe;

class NotThreadSafeShared {
  @NotThreadSafe
  static class Tally {
    private int points;

    void add() {
      points++; //~ race(A) self points
    }
  }

  public static void main(String[] args) {
    Tally tally = new Tally();
    new Thread(tally::add).start();
    new Thread(tally::add).start();
  }
}
