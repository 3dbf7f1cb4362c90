/** Seed 001 Figure 2.2: as Figure 2.1, and the object passes through a chain of identity functions. */
package fixture.seed001;

class Figure22 {
  static class B {
    int g;
  }

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> process());
    Thread t2 = new Thread(() -> process());
    t1.start();
    t2.start();
  }

  static void process() {
    B b = new B();
    b = id(b);
    b.g++; //~ quiet(confined|owned) g
  }

  static B id(B b) {
    return id2(b);
  }

  static B id2(B b) {
    return id3(b);
  }

  static B id3(B b) {
    return b;
  }
}
