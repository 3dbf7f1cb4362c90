/** A method that says which lock its callers hold: callers that nobody sees are taken at their word. */
package fixture.open;

import javax.annotation.concurrent.GuardedBy;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class GuardedMethod {
  final Object lock = new Object();
  private int kept;
  private int bare;

  @GuardedBy("lock")
  void change(int to) {
    kept = to; //~ quiet(lock) kept
    bare = to; //~ race(A) write bare
  }

  int kept() {
    synchronized (lock) {
      return kept; //~ quiet(lock) kept
    }
  }

  int bare() {
    return bare; //~ race(A) read bare
  }
}
