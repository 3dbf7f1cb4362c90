/** A volatile field that says what guards it: a read without the lock breaks the word that was given. */
package fixture.locks;

import androidx.annotation.GuardedBy;

class GuardedByVolatile {
  private static final Object LOCK = new Object();

  @GuardedBy("LOCK")
  private static volatile Integer future;

  private static volatile Integer free;

  static void renew() {
    synchronized (LOCK) {
      future = 1; //~ race(A) write future
      free = 2; //~ quiet(volatile) free
    }
  }

  public static void main(String[] args) {
    new Thread(() -> renew()).start();
    if (future == null) { //~ race(A) read future
      System.out.println(free); //~ quiet(volatile) free
    }
  }
}
