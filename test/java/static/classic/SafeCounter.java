/** A class that says it is for threads: one method forgets the lock, one field is left out of it. */
package fixture.classic;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class SafeCounter {
  private int count;
  private int peak;
  private int kept;

  synchronized void add() {
    count++; //~ race(A) update count
    kept++; //~ quiet(lock) kept
  }

  void reset() {
    count = 0; //~ race(A) write+ count
  }

  void note(int value) {
    if (value > peak) { //~ race(B) read? peak
      peak = value; //~ race(B) write+ peak
    }
  }

  synchronized int kept() {
    return kept; //~ quiet(lock) kept
  }
}
