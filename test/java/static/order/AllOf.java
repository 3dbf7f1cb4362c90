/** allOf waits for all of them. */
package fixture.order;

import java.util.concurrent.CompletableFuture;

class AllOf {
  private int one;
  private int two;

  public static void main(String[] args) {
    AllOf parts = new AllOf();
    CompletableFuture<Void> a = CompletableFuture.runAsync(() -> parts.one = 1); //~ quiet(ordered) one
    CompletableFuture<Void> b = CompletableFuture.runAsync(() -> parts.two = 2); //~ quiet(ordered) two
    CompletableFuture.allOf(a, b).join();
    System.out.println(parts.one + parts.two); //~ quiet(ordered) one
  }
}
