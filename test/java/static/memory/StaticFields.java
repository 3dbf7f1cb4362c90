/** Statics: constants are written by the class's initialisation, before anybody sees them; others are not. */
package fixture.memory;

import java.util.HashMap;
import java.util.Map;

class StaticFields {
  static final Map<String, Integer> SIZES = new HashMap<>();
  static int current;

  static {
    SIZES.put("a", 1); //~ quiet(ordered|read-only|final) SIZES
    current = 1; //~ quiet(ordered) current
  }

  public static void main(String[] args) {
    new Thread(() -> {
      current = SIZES.get("a"); //~ race(A) write current //~ quiet(ordered|read-only|final) SIZES
    }).start();
    System.out.println(current); //~ race(A) read current
  }
}
