/** The lock is the value that is replaced: threads may hold different ones. */
package fixture.locks;

import java.util.ArrayList;
import java.util.List;

class MutableLockField {
  private List<String> entries = new ArrayList<>();

  void clear() {
    synchronized (entries) { //~ race(A) read entries
      entries = new ArrayList<>(); //~ race(A) write+ entries
    }
  }

  public static void main(String[] args) {
    MutableLockField field = new MutableLockField();
    new Thread(field::clear).start();
    new Thread(field::clear).start();
  }
}
