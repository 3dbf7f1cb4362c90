package ir;

/** Monitors are left on every way out. */
class Monitors {
  final Object lock = new Object();
  int n;
  Monitors next;

  void block() {
    synchronized (lock) {
      n++;
    }
    n = 0;
  }

  int ways(int k) {
    while (true) {
      synchronized (this) {
        if (k == 1) return n;
        if (k == 2) break;
        if (k == 3) continue;
        next.block();
      }
    }
    return 0;
  }

  synchronized void method() {
    n = next.n;
  }

  static synchronized int shared(int k) {
    return k / 2;
  }

  void nested() {
    synchronized (lock) {
      synchronized (next.lock) {
        n = 1;
      }
    }
  }
}
