/** A class that says that nobody is to check it. */
package fixture.open;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@UncheckedSafe.ThreadSafe(enableChecks = false)
class UncheckedSafe {
  @Retention(RetentionPolicy.CLASS)
  @interface ThreadSafe {
    boolean enableChecks() default true;
  }

  private int value;

  void write() {
    value = 1; //~ quiet(confined|one-thread) value
  }
}
