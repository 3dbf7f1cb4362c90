/** A class that says it is not for several threads is nobody's business, as long as no two threads have it. */
package fixture.open;

import javax.annotation.concurrent.NotThreadSafe;

@NotThreadSafe
class NotThreadSafeClass {
  private int cursor;

  void next() {
    cursor++; //~ quiet(confined|owned|one-thread) cursor
  }

  int cursor() {
    return cursor; //~ quiet(confined|owned|one-thread) cursor
  }
}
