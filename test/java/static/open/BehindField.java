/** The object behind a final field is shared as the outer one is: written without a lock, read under one. */
package fixture.open;

import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class BehindField {
  static class Item {
    int price;
  }

  private final Item shared = new Item();

  void raise() {
    shared.price++; //~ race(A) self price
  }

  synchronized int price() {
    return shared.price; //~ race(A) read price
  }
}
