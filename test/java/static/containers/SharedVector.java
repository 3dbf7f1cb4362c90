/** A vector locks itself for the time of a call, not for the time of a walk. */
package fixture.containers;

import java.util.Hashtable;
import java.util.Vector;

class SharedVector {
  private static final Vector<String> names = new Vector<>();
  private static final Vector<String> held = new Vector<>();
  private static final Hashtable<String, String> table = new Hashtable<>();

  static void add() {
    names.add("a"); //~ race(A) update names
    held.add("a"); //~ quiet(lock|final|container)? held
    table.put("a", "b"); //~ quiet(lock|final|container)? table
  }

  static void show() {
    for (String name : names) System.out.println(name); //~ race(A) read names
    synchronized (held) {
      for (String name : held) System.out.println(name); //~ quiet(lock|final|container)? held
    }
    System.out.println(table.get("a")); //~ quiet(lock|final|container)? table
  }

  public static void main(String[] args) {
    new Thread(SharedVector::add).start();
    new Thread(SharedVector::show).start();
  }
}
