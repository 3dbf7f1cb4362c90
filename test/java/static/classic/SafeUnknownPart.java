/** Behind the interface stands somebody who is not seen: what it does with threads is its own matter. */
package fixture.classic;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class SafeUnknownPart {
  interface Store {
    void save(String text);
  }

  private final Store store;
  private String last;

  SafeUnknownPart(Store store) {
    this.store = store;
  }

  void save(String text) {
    store.save(text); //~ quiet(final|read-only|owned)? store
    last = text; //~ race(A) write+ last
  }

  String last() {
    return last; //~ race(A) read last
  }
}
