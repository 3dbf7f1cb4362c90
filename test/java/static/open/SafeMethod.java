/** Only a method says that anybody may call it. */
package fixture.open;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

class SafeMethod {
  @Retention(RetentionPolicy.CLASS)
  @interface ThreadSafe {}
  private int value;
  private int other;
  @ThreadSafe
  void write() {
    value = 1; //~ race(A) write+ value
  }

  void plain() {
    other = 1;
  }
}
