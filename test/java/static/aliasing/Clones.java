/** Each thread changes its own copy. */
package fixture.aliasing;

class Clones implements Cloneable {
  private int edits;

  Clones copy() {
    Clones copy = new Clones();
    copy.edits = edits; //~ quiet(ordered|confined|owned|read-only) edits
    return copy;
  }

  void edit() {
    edits++; //~ spurious(S) race self edits
  }

  public static void main(String[] args) {
    Clones original = new Clones();
    Clones one = original.copy();
    Clones other = original.copy();
    new Thread(one::edit).start();
    new Thread(other::edit).start();
  }
}
