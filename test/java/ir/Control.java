package ir;

/** Ifs, loops, jumps with and without labels. */
class Control {
  int n;

  int early(Object o) {
    if (o == null) return 0;
    n = 1;
    return n;
  }

  void elseIf(int k) {
    if (k == 1) n = 1;
    else if (k == 2) n = 2;
    else n = 3;
    n = 4;
  }

  void loops(java.util.List<String> names, int[] cells) {
    while (n < 3) n++;
    do {
      if (n == 7) break;
      n--;
    } while (n > 0);
    for (int i = 0, j = 9; i < j; i++, j--) {
      if (i == 3) continue;
      n += i;
    }
    for (;;) {
      if (n++ > 9) break;
    }
    for (int cell : cells) n += cell;
    for (String name : names) n += name.length();
  }

  void labels() {
    outer:
    while (n > 0) {
      for (int i = 0; i < n; i++) {
        if (i == 2) continue outer;
        if (i == 3) break outer;
      }
      n--;
    }
    block: {
      if (n == 0) break block;
      n = 1;
    }
  }

  int endless() {
    while (true) {
      n++;
    }
  }

  void checked(Object o) {
    assert o != null : "missing";
    n = o.hashCode();
  }
}
