/** The getter gives away what the lock protects. */
package fixture.classic;

import java.util.ArrayList;
import java.util.List;

class GetterOfInternal {
  private final List<String> names = new ArrayList<>();

  synchronized void add(String name) {
    names.add(name); //~ race(A) update names
  }

  synchronized List<String> names() {
    return names;
  }

  public static void main(String[] args) {
    GetterOfInternal all = new GetterOfInternal();
    new Thread(() -> all.add("a")).start();
    for (String each : all.names()) System.out.println(each); //~ race(A) read
  }
}
