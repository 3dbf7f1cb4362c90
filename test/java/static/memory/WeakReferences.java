/** A reference that others clear is made for that; what hangs on its list is not. */
package fixture.memory;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

class WeakReferences {
  private final WeakReference<Object> screen = new WeakReference<>(new Object());
  private final List<String> names = new ArrayList<>();

  void run() {
    new Thread(
            () -> {
              screen.clear(); //~ quiet(atomic|final|container)? screen
              names.clear(); //~ race(A) update names
            })
        .start();
    Object shown = screen.get(); //~ quiet(atomic|final|container)? screen
    names.add(String.valueOf(shown)); //~ race(A) update names
  }

  public static void main(String[] args) {
    new WeakReferences().run();
  }
}
