/** A map in the order of access is changed by whoever looks something up; one in the order of insertion is not. */
package fixture.containers;

import java.util.LinkedHashMap;
import java.util.Map;

class OrderOfAccess {
  private static final Map<String, String> recent = new LinkedHashMap<>(16, 0.75f, true);
  private static final Map<String, String> inserted = new LinkedHashMap<>(16, 0.75f, false);

  public static void main(String[] args) {
    recent.put("a", "b");
    inserted.put("a", "b");
    new Thread(() -> {
      System.out.println(recent.get("a")); //~ missed(A) race update recent
      System.out.println(inserted.get("a"));
    }).start();
    System.out.println(recent.get("a")); //~ missed(A) race update recent
    System.out.println(inserted.get("a"));
  }
}
