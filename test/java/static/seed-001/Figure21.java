/** Seed 001 Figure 2.1: two threads with one body; each makes its own A, so nothing is shared. */
package fixture.seed001;

class Figure21 {
  static class A {
    int f;
  }

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> process());
    Thread t2 = new Thread(() -> process());
    t1.start();
    t2.start();
  }

  static void process() {
    A a = new A();
    a.f++; //~ quiet(confined|owned) f
  }
}
