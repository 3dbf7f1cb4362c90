/**
 * Each run makes its own ledger, fills it and uses it, and keeps it for all: nobody waits for another's. What is
 * found among the kept ones may not be filled yet.
 */
package fixture.classic;

class MadeAndUsed {
  static class Ledger {
    private String owner;
    private String note;

    Ledger open(String name) {
      last = this;
      owner = name;
      note = name; //~ conflict(B) set note
      return this;
    }

    int width() {
      return owner.length();
    }
  }

  static volatile Ledger last = new Ledger();

  static int make(String name) {
    Ledger ledger = new Ledger();
    ledger.open(name);
    return ledger.width();
  }

  static int look() {
    return last.note.length(); //~ conflict(B) use note
  }

  public static void main(String[] args) {
    new Thread(() -> make("one")).start();
    new Thread(() -> make("two")).start();
    look();
  }
}
