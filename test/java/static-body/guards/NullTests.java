package guards;

import java.util.Objects;
import java.util.Optional;
import java.lang.ref.WeakReference;

/** Each dereference of what was read from a field, and what guards it. */
class NullTests {
  NullTests x;
  Object any;
  static NullTests shared;
  int[] cells;
  String name;
  NullTests[] all;

  void foo() {}

  void plain() {
    x.foo(); //~ use x
  }

  void tested() {
    if (x != null) x.foo(); //~ use x: null-test events
    x.foo(); //~ use x
  }

  void early() {
    if (x == null) return;
    x.foo(); //~ use x: null-test events
  }

  void both(boolean b) {
    if (b && x != null) x.foo(); //~ use x: null-test events
    if (b || x != null) x.foo(); //~ use x
    Object o = x == null ? null : x.name; //~ use x: null-test events
    while (x != null) x.foo(); //~ use x: null-test events
  }

  void copied() {
    NullTests y = x;
    if (y != null) y.foo(); //~ use x: null-test threads
    y.foo(); //~ use x
  }

  void copiedLate() {
    if (x != null) {
      NullTests y = x;
      y.foo(); //~ use x: null-test events
    }
  }

  void copiedInTest() {
    NullTests y;
    if ((y = x) != null) y.foo(); //~ use x: null-test threads
  }

  void copiedTwice() {
    NullTests y = x;
    NullTests z = y;
    if (z == null) return;
    z.foo(); //~ use x: null-test threads
    y.foo(); //~ use x: null-test threads
  }

  void reassigned() {
    NullTests y = x;
    if (y == null) return;
    y = shared;
    y.foo(); //~ use shared: flag x non-null
  }

  void changed() {
    if (x == null) return;
    x = shared;
    x.foo(); //~ use x
  }

  void called() {
    if (x == null) return;
    foo();
    x.foo(); //~ use x: null-test events, call between
  }

  void same() {
    if (shared == this) shared.foo(); //~ use shared: identity events
    if (shared != this) shared.foo(); //~ use shared
  }

  void kinds() {
    if (any instanceof NullTests) ((NullTests) any).foo(); //~ use any: instance-of events
    if (any instanceof NullTests n) n.foo(); //~ use any: instance-of threads
  }

  void required() {
    Objects.requireNonNull(x); //~ use x
    x.foo(); //~ use x
    assert name != null;
    name.length(); //~ use name
  }

  void asked() {
    if (Objects.nonNull(x)) x.foo(); //~ use x: null-test events
    boolean there = x != null;
    if (there) x.foo(); //~ use x: null-test events
  }

  void arrays() {
    cells[0] = 1; //~ use cells
    int n = cells.length; //~ use cells
    if (cells != null) n = cells[1]; //~ use cells: null-test events
    synchronized (any) { //~ use any
      any.hashCode(); //~ use any
    }
  }

  void caught() {
    try {
      x.foo(); //~ use x: catch threads
    } catch (NullPointerException e) {
      foo();
    }
    try {
      x.foo(); //~ use x
    } catch (IllegalStateException e) {
      foo();
    }
    try {
      x.foo(); //~ use x: catch threads
    } catch (IllegalStateException | RuntimeException e) {
      foo();
    } finally {
      foo();
    }
    try {
      x.foo(); //~ use x
    } catch (RuntimeException e) {
      throw new IllegalStateException(e);
    }
  }

  void caughtOutside() {
    try {
      synchronized (this) {
        x.foo(); //~ use x: catch threads
      }
    } catch (Exception e) {
      foo();
    }
    try {
      x.foo(); //~ use x
    } finally {
      foo();
    }
  }

  void lazily() {
    if (x == null) x = new NullTests();
    x.foo(); //~ use x: allocation events
  }

  void other(NullTests that) {
    if (x != null) that.x.foo(); //~ use x
    if (that.x != null) that.x.foo(); //~ use x: null-test events
    if (that.x != null) {
      that = this;
      that.x.foo(); //~ use x
    }
  }

  void loop() {
    for (NullTests each : all) { //~ use all
      each.foo();
    }
  }

  Runnable later() {
    if (x == null) return null;
    return () -> x.foo(); //~ use x
  }

  void passed() {
    Optional.ofNullable(x).ifPresent(NullTests::foo);
    Objects.equals(x, any);
  }

  void reference(WeakReference<NullTests> ref) {
    NullTests y = ref.get();
    if (y != null) y.foo();
  }
}
