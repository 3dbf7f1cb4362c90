/** What a library does to a list or an array that it is given counts as if it stood there. */
package fixture.containers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class GivenToLibrary {
  private final List<String> copied = new ArrayList<>();
  private final List<String> sorted = new ArrayList<>();
  private final List<String> printed = new ArrayList<>();
  private final List<String> joined = new ArrayList<>();
  private final List<String> both = new ArrayList<>();
  private final List<String> locked = Collections.synchronizedList(new ArrayList<>());
  private final int[] cells = new int[8];
  private final byte[] from = new byte[8];
  private final byte[] to = new byte[8];

  private void change() {
    copied.add("a"); //~ race(A) update copied
    sorted.add("b"); //~ race(B) update sorted
    printed.add("c"); //~ race(C) update printed
    Collections.addAll(joined, "d", "e"); //~ race(D) update joined
    both.addAll(copied); //~ race(G) update both
    locked.add("f"); //~ quiet(lock) locked
    cells[3] = 1; //~ race(E) write cells
    System.arraycopy(from, 0, to, 0, 8); //~ race(F) write to
  }

  private void look() {
    List<String> copy = new ArrayList<>(copied); //~ race(A) read copied
    copy.addAll(locked); //~ quiet(lock) locked
    Collections.sort(sorted); //~ race(B) update sorted
    System.out.println("all: " + printed); //~ race(C) read printed
    System.out.println(String.join(",", joined)); //~ race(D) read joined
    System.out.println(both.size()); //~ race(G) read both
    Arrays.sort(cells); //~ race(E) write cells
    System.out.println(to[3]); //~ race(F) read to
  }

  public static void main(String[] args) {
    GivenToLibrary shared = new GivenToLibrary();
    new Thread(shared::change).start();
    new Thread(shared::look).start();
  }
}
