package ir;

import java.util.Objects;

/** What is known at each `use`: the guards of seed 000 and their relatives. */
class Guards {
  Guards next;
  boolean closed;
  String name;
  static Guards shared;

  void use(Object o) {}

  boolean isFinishing() {
    return closed;
  }

  void plain() {
    if (next != null) {
      use(next);
    }
    use(next);
  }

  void early() {
    if (next == null) return;
    use(next);
  }

  void both(Guards other) {
    if (other != null && other.next != null) use(other.next);
    if (other == null || other.next == null) return;
    use(other.next);
  }

  void copied() {
    Guards copy = next;
    if (copy == null) return;
    use(copy);
    next = null;
    use(copy);
  }

  void lazily() {
    if (next == null) next = new Guards();
    use(next);
  }

  void required(String text) {
    Objects.requireNonNull(text);
    use(text);
    use(Objects.requireNonNull(name));
    use(name);
  }

  void flags() {
    if (isFinishing() || closed) return;
    use(this);
    closed = true;
    use(this);
  }

  void kept() {
    boolean missing = next == null;
    if (missing) return;
    use(next);
  }

  void lost() {
    if (next == null) return;
    isFinishing();
    use(next);
    next = shared;
    use(next);
  }

  void loop() {
    while (next != null) {
      use(next);
      next = next.next;
    }
    use(next);
  }

  void compared(Object o) {
    if (o instanceof String s && s == name) use(s);
    if (shared != this) return;
    use(shared);
  }

  void left(boolean b) {
    synchronized (this) {
      if (next == null) return;
      try {
        if (b) return;
      } finally {
        use(b);
      }
    }
    use(next);
  }

  void reassigned(Guards other) {
    if (other == null) return;
    other = other.next;
    use(other);
  }

  void released() {
    next = null;
    use(next);
  }

  void caught() {
    try {
      next = new Guards();
      use(next);
    } catch (RuntimeException e) {
      use(next);
    }
    use(next);
  }

  void switched(int k) {
    switch (k) {
      case 1:
        use(next);
        break;
      default:
        use(name);
    }
  }

  void keptBoth(Guards other) {
    boolean ready = other != null && other.next != null;
    boolean named = name == null || closed;
    if (ready) use(other.next);
    if (!named) use(name);
    if (ready) {
      other.next = null;
      use(other.next);
    }
  }

  Runnable later() {
    if (next == null) return null;
    return () -> use(next);
  }
}
