/** An unmodifiable view of a list that changes underneath. */
package fixture.containers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class UnmodifiableView {
  private final List<String> names = new ArrayList<>();

  List<String> view() {
    return Collections.unmodifiableList(names);
  }

  public static void main(String[] args) {
    UnmodifiableView owner = new UnmodifiableView();
    List<String> view = owner.view();
    new Thread(() -> {
      owner.names.add("a"); //~ race(A) update
    }).start();
    System.out.println(view.size()); //~ race(A) read
  }
}
