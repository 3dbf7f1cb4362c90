/** The stages of one chain come one after the other; two chains do not. */
package fixture.order;

import java.util.concurrent.CompletableFuture;

class CompletableChain {
  private int first;
  private int second;
  private int apart;

  public static void main(String[] args) {
    CompletableChain work = new CompletableChain();
    CompletableFuture<Void> one = CompletableFuture.supplyAsync(() -> {
      work.first = 1; //~ quiet(ordered) first
      work.apart = 1; //~ race(A) write apart
      return 1;
    }).thenAccept(x -> {
      work.second = work.first + x; //~ quiet(ordered) first //~ quiet(ordered) second
    });
    CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {
      work.apart = 2; //~ race(A) write apart
    });
    one.join();
    System.out.println(work.second); //~ quiet(ordered) second
    other.join();
    System.out.println(work.apart); //~ quiet(ordered) apart
  }
}
