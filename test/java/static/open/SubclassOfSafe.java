/** A subclass of a class for several threads is one too. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class SafeBase {
  private int base;

  synchronized void base(int to) {
    base = to; //~ quiet(lock) base
  }
}

class SubclassOfSafe extends SafeBase {
  private int extra;

  void extra(int to) {
    extra = to; //~ race(A) write+ extra
  }

  int extra() {
    return extra; //~ race(A) read extra
  }
}
