package guards;

/** Fields that are set before they are used, and set again after they were freed. */
class Allocations {
  Allocations x;
  static Allocations shared;
  boolean b;

  void foo() {}

  Allocations make() {
    return null;
  }

  void before() {
    x = new Allocations();
    x.foo(); //~ before x allocated
  }

  void assigned() {
    x = make();
    x.foo(); //~ before x assigned
  }

  void sometimes() {
    if (b) x = new Allocations();
    x.foo();
  }

  void freedBetween() {
    x = new Allocations();
    if (b) x = null;
    x.foo();
  }

  void setBetween() {
    x = new Allocations();
    if (b) x = make();
    x.foo(); //~ before x assigned
  }

  void statics() {
    shared = this;
    shared.foo(); //~ before shared allocated
  }

  void another(Allocations that) {
    that.x = new Allocations();
    x.foo();
    that.x.foo(); //~ before x allocated
    that = shared;
    that.x.foo();
  }

  void after() {
    x = null; //~ again allocated
    x = new Allocations();
  }

  void afterOnEveryWay() {
    x = null; //~ again allocated, assigned
    if (b) x = new Allocations();
    else x = make();
  }

  void afterOnOneWay() {
    x = null;
    if (b) return;
    x = new Allocations();
  }

  void afterUnlessItThrows() {
    x = null; //~ again allocated
    if (b) throw new IllegalStateException();
    x = new Allocations();
  }

  void afterInLoop() {
    while (b) {
      x = null;
      if (make() == null) continue;
      x = new Allocations();
    }
  }

  void afterAnother(Allocations that) {
    that.x = null;
    that = this;
    that.x = new Allocations();
  }
}
