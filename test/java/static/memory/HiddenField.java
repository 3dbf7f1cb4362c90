/** Two fields of one name: the subclass hides that of its base, and nothing is shared between the two. */
package fixture.memory;

class HiddenField {
  static class Base {
    int mode;

    void first() {
      mode = 1; //~ quiet(confined|owned|one-thread) mode
    }
  }

  static class Derived extends Base {
    int mode;

    void second() {
      mode = 2; //~ quiet(confined|owned|one-thread) mode
    }
  }

  public static void main(String[] args) {
    Derived derived = new Derived();
    new Thread(derived::first).start();
    new Thread(derived::second).start();
  }
}
