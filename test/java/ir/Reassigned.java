package ir;

/** Locals that are assigned again: for something else, or for the same use. */
class Reassigned {
  Object make() {
    return new Object();
  }

  void use(Object value) {}

  void byBranch(boolean first) {
    Object it;
    if (first) {
      it = make();
      use(it);
    } else {
      it = "other";
      use(it);
    }
  }

  void joined(boolean first) {
    Object it = make();
    if (first) it = "other";
    use(it);
  }

  void inLoop() {
    Object it = make();
    use(it);
    it = "begin";
    for (int at = 0; at < 3; at++) {
      use(it);
      it = make();
    }
  }

  void given(Object it) {
    use(it);
    it = make();
    use(it);
  }

  void caught() {
    Object it = make();
    try {
      it = make();
      it = "done";
    } catch (RuntimeException failed) {
      use(it);
    }
  }

  void taken() {
    Object it = make();
    use(it);
    it = make();
    final Object kept = it;
    Runnable later = () -> use(kept);
    later.run();
  }
}
