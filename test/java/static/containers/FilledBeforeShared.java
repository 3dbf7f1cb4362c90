/** A list that is filled in a loop before anybody else can have it, and one that is shared first. */
package fixture.containers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

class FilledBeforeShared extends Thread {
  private static List<String> filled;
  private static List<String> early;
  private static Shelf shelf;

  static class Shelf {
    private final Map<String, Integer> places = new HashMap<>();
    private final List<String> labels;

    Shelf(int count) {
      labels = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        labels.add(label(i)); //~ quiet(owned) labels
        places.put(label(i), i); //~ quiet(owned) places
      }
    }

    private String label(int i) {
      return "shelf " + i + labels.size();
    }
  }

  private static List<String> load(int count) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      names.add("n" + i); //~ quiet(owned)? names
    }
    Iterator<String> each = names.iterator();
    while (each.hasNext()) {
      if (each.next().isEmpty()) each.remove(); //~ quiet(owned)? each
    }
    return names;
  }

  @Override
  public void run() {
    filled = load(9); //~ maybe(P) race write filled
    shelf = new Shelf(3); //~ maybe(S) race write shelf
    early = new ArrayList<>(); //~ maybe(Q) race write early
    for (int i = 0; i < 9; i++) early.add("e" + i); //~ race(A) update early
  }

  public static void main(String[] args) {
    new FilledBeforeShared().start();
    if (filled != null) System.out.println(filled.size()); //~ maybe(P) race read filled
    if (early != null) System.out.println(early.size()); //~ race(A) read early //~ maybe(Q) race read early
    if (shelf != null) System.out.println(shelf.labels.size() + shelf.places.size()); //~ maybe(S) race read shelf
  }
}
