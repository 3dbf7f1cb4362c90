/** What says that nobody is to check it is not checked, whoever uses it. */
package fixture.open;

import com.facebook.infer.annotation.ThreadSafe;

@ThreadSafe
class Trusted {
  @ThreadSafe(enableChecks = false)
  static class Counter {
    int hits;

    void hit() {
      hits++; //~ quiet(confined)? hits
    }
  }

  private int own;

  void use(Counter counter) {
    counter.hit();
    counter.hits = 0; //~ quiet(confined)? hits
  }

  @ThreadSafe(enableChecks = false)
  void count() {
    own++; //~ quiet(confined)? own
  }
}
