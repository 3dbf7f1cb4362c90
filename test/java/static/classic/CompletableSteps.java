/** What a stage writes and the caller reads at once races; behind join it does not. */
package fixture.classic;

import java.util.concurrent.CompletableFuture;

class CompletableSteps {
  private int early;
  private int late;

  void run() {
    CompletableFuture<Void> work =
        CompletableFuture.runAsync(
            () -> {
              early = 1; //~ race(A) write early
              late = 2; //~ quiet(ordered) late
            });
    System.out.println(early); //~ race(A) read early
    work.join();
    System.out.println(late); //~ quiet(ordered) late
  }

  public static void main(String[] args) {
    new CompletableSteps().run();
  }
}
