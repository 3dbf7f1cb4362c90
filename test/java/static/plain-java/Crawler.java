/** Workers take from a shared set; each tests under the lock and adds outside of it. */
package fixture.plainjava;

import java.util.HashSet;
import java.util.Set;

class Crawler implements Runnable {
  private final Set<String> visited = new HashSet<>();

  @Override
  public void run() {
    String url = "http://host/" + Thread.currentThread().getName();
    boolean known;
    synchronized (visited) {
      known = visited.contains(url); //~ race(A) read visited
    }
    if (!known) {
      visited.add(url); //~ race(A) update+ visited
    }
  }

  public static void main(String[] args) {
    Crawler crawler = new Crawler();
    new Thread(crawler).start();
    new Thread(crawler).start();
  }
}
