/** Whoever uses it holds its lock. */
package fixture.seed001;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

class DownloadQueue implements Serializable {
  private final List<String> urls = new ArrayList<>();
  private int taken;

  boolean isEmpty() {
    return urls.isEmpty(); //~ quiet(lock)? urls
  }

  String next() {
    taken++; //~ quiet(lock) taken
    return urls.remove(0); //~ quiet(lock)? urls
  }
}
