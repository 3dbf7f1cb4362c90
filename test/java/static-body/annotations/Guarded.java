package annotations;

import androidx.annotation.GuardedBy;

class Base {
  final Object inherited = new Object();
}

class Guarded extends Base {
  final Object lock = new Object();
  static final Object SHARED = new Object();
  Guarded next;

  Object getLock() {
    return lock;
  }

  @GuardedBy("this") int a; //~ guard this(Guarded)
  @GuardedBy("lock") int b; //~ guard this(Guarded).lock
  @net.jcip.annotations.GuardedBy("this.lock") int c; //~ guard this(Guarded).lock
  @GuardedBy("Guarded.class") int d; //~ guard Guarded.class
  @GuardedBy("getLock()") int e; //~ guard this(Guarded).getLock()
  @GuardedBy("itself") final Object f = null; //~ guard itself
  @GuardedBy("next.lock") int g; //~ guard this(Guarded).next.lock
  @GuardedBy("SHARED") int h; //~ guard Guarded.SHARED
  @GuardedBy("Guarded.SHARED") int i; //~ guard Guarded.SHARED
  @GuardedBy("inherited") int j; //~ guard this(Guarded).inherited
  @GuardedBy("nothing") int k; //~ guard unknown
  @GuardedBy("the main thread!") int l; //~ guard unknown
  @GuardedBy({"this", "lock"}) int m; //~ guard this(Guarded) and this(Guarded).lock
  @GuardedBy("Base.class") int n; //~ guard Base.class
  @GuardedBy("annotations.Base.class") int o; //~ guard Base.class
  @GuardedBy("next.getLock()") int p; //~ guard this(Guarded).next.getLock()
  @GuardedBy("") int q; //~ guard unknown
  @GuardedBy("lock.") int r; //~ guard unknown
  int plain;

  @GuardedBy("lock") void method() {} //~ guard this(Guarded).lock

  @GuardedBy("given") void parameter(int n, Object given) {} //~ guard parameter 1

  @org.checkerframework.checker.lock.qual.Holding("this") void holding() {} //~ guard this(Guarded)

  class Inner {
    @GuardedBy("Guarded.this") int a; //~ guard this(Guarded)
    @GuardedBy("lock") int b; //~ guard this(Guarded).lock
    @GuardedBy("this") int c; //~ guard this(Inner)
  }

  static class Nested {
    @GuardedBy("SHARED") int a; //~ guard Guarded.SHARED
  }
}
