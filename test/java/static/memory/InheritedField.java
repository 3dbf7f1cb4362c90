/** One field, reached as a field of the class and of its subclass. */
package fixture.memory;

class InheritedField {
  static class Base {
    protected int level;

    int level() {
      return level; //~ race(A) read level
    }
  }

  static class Derived extends Base {
    void raise() {
      this.level++; //~ race(A) update level
    }
  }

  public static void main(String[] args) {
    Derived derived = new Derived();
    new Thread(derived::raise).start();
    System.out.println(derived.level());
  }
}
