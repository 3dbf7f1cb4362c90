/** A method that says which lock its callers hold; all of them do. */
package fixture.locks;

import androidx.annotation.GuardedBy;

class GuardedByMethod {
  @GuardedBy("this")
  private int pending;

  synchronized void add() {
    change(1);
  }

  synchronized void remove() {
    change(-1);
  }

  @GuardedBy("this")
  private void change(int by) {
    pending += by; //~ quiet(lock) pending
  }

  public static void main(String[] args) {
    GuardedByMethod guarded = new GuardedByMethod();
    new Thread(guarded::add).start();
    new Thread(guarded::remove).start();
  }
}
