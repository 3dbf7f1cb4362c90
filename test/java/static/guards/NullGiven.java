/**
 * What is told only to who is there: one caller gives null, and what stands behind the test is not for it. Another
 * gives something, and is not kept out by the test.
 */
package fixture.guards;

class NullGiven {
  interface Heard {
    void heard(String name);
  }

  private String current;
  private int told;
  private int named;
  private final Heard onTold = name -> told++; //~ quiet(one-thread|ordered|read-only|owned)? told
  private final Heard onNamed = name -> named++; //~ race(A) self named

  private void set(String name, Heard to) {
    if (name != null) to.heard(name);
  }

  private void lost() {
    set(null, onTold);
  }

  private void found() {
    set("north", onNamed);
  }

  public static void main(String[] args) {
    NullGiven compass = new NullGiven();
    new Thread(compass::lost).start();
    new Thread(compass::lost).start();
    new Thread(compass::found).start();
    new Thread(compass::found).start();
  }
}
