/** A method that is visible for tests alone. */
package fixture.open;

import androidx.annotation.VisibleForTesting;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class ForTests {
  private int value;
  @VisibleForTesting
  void reset() {
    value = 0; //~ maybe(B) race write value
  }

  synchronized void write() {
    value++; //~ maybe(B) race update value
  }
}
