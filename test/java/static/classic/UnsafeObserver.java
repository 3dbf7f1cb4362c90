/** A listener is registered in the constructor, before the fields are set: it may come too early. */
package fixture.classic;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class UnsafeObserver {
  private final ExecutorService pool = Executors.newSingleThreadExecutor();
  private String name;

  UnsafeObserver() {
    pool.execute(this::hello);
    name = "me"; //~ conflict(A) write name
  }

  private void hello() {
    System.out.println(name.length()); //~ conflict(A) read name
  }

  public static void main(String[] args) {
    new UnsafeObserver();
  }
}
