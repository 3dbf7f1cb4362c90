/**
 * A list that is made and filled under a lock, and that everybody gets under the lock, is whole when it is read, also
 * without the lock. One that each call fills further, or that is also got without the lock, is not.
 */
package fixture.locks;

import java.util.ArrayList;
import java.util.List;

class FilledOnce {
  private static List<String> names;
  private static List<String> grown;
  private static List<String> peeked;

  static synchronized List<String> names() {
    if (names == null) {
      names = new ArrayList<>();
      names.add(new FilledOnce().name("a")); //~ quiet(lock|ordered)? names
      names.add(new FilledOnce().name("b")); //~ quiet(lock|ordered)? names
    }
    return names;
  }

  static synchronized List<String> grown() {
    if (grown == null) grown = new ArrayList<>();
    grown.add("a"); //~ race(A) update grown
    return grown;
  }

  static synchronized void fillPeeked() {
    if (peeked == null) { //~ maybe(P) race read peeked
      peeked = new ArrayList<>(); //~ maybe(P) race write peeked
      peeked.add("a"); //~ race(B) update peeked
    }
  }

  private String name(String of) {
    return of;
  }

  static int count() {
    int count = 0;
    for (String each : names()) count += each.length(); //~ quiet(lock|ordered)? names
    for (String each : grown()) count += each.length(); //~ race(A) read grown
    fillPeeked();
    for (String each : peeked) count += each.length(); //~ race(B) read peeked //~ maybe(P) race read peeked
    return count;
  }

  public static void main(String[] args) {
    new Thread(() -> System.out.println(count())).start();
    System.out.println(count());
  }
}
