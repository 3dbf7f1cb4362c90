/** The counterpart of Figure 2.2: one object made by main passes through the same chain in both threads. */
package fixture.seed001;

class Figure22Shared {
  static class C {
    int h;
  }

  public static void main(String[] args) {
    C c = new C();
    new Thread(() -> process(c)).start();
    new Thread(() -> process(c)).start();
  }

  static void process(C c) {
    c = id(c);
    c.h++; //~ race(A) self h
  }

  static C id(C c) {
    return id2(c);
  }

  static C id2(C c) {
    return c;
  }
}
