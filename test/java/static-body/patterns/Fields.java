package patterns;

class Fields {
  int n;
  boolean flag;
  String text = "";
  Fields x;
  volatile Fields v;
  static Fields instance;
  static volatile Fields safe;
  java.math.BigInteger big;

  void updates(int y, Fields other) {
    n++; //~ pattern lost-update n
    n += y; //~ pattern lost-update n
    n = n + 1; //~ pattern lost-update n
    n = 2 * (y - n); //~ pattern lost-update n
    flag = !flag; //~ pattern lost-update flag
    flag |= y > 1; //~ pattern lost-update flag
    flag = flag || y > 2; //~ pattern lost-update flag
    text += "more"; //~ pattern lost-update text
    big = big.add(big); //~ pattern lost-update big
    n = Math.max(n, y); //~ pattern lost-update n
    other.n--; //~ pattern lost-update n
    x = x.x;
    n = other.n;
    n = y;
    other.n = n;
  }

  void inSteps() {
    int k = n;
    k = k + 1;
    n = k; //~ pattern lost-update n
    n = flag ? n + 1 : 0; //~ pattern lost-update n
  }

  void lazy() {
    if (x == null) x = new Fields(); //~ pattern lazy-initialisation x
    if (x != null) return;
    x = make(); //~ pattern lazy-initialisation x
  }

  void lazyCopy() {
    Fields y = x;
    if (y == null) {
      y = new Fields();
      x = y; //~ pattern lazy-initialisation x
    }
  }

  void lazyCopyOnTwoWays(boolean isMade) {
    Fields y = x;
    if (y == null) {
      if (isMade) y = make();
      if (y == null) y = new Fields();
      x = y; //~ pattern lazy-initialisation x
    }
  }

  Fields make() {
    return this;
  }

  void checks() {
    if (n == 0) n = 5; //~ pattern check-then-act n
    if (!flag) {
      make();
      flag = true; //~ pattern check-then-act flag
    }
    if (x != null) x = null; //~ pattern check-then-act x
    if (n > 3 && flag) n = 2; //~ pattern check-then-act n
    if (flag) n = 1;
    if (n == 1) make();
    n = 0;
  }

  static Fields doubleChecked() {
    if (instance == null) {
      synchronized (Fields.class) {
        if (instance == null) instance = new Fields(); //~ pattern double-checked-locking instance
      }
    }
    return instance;
  }

  static Fields doubleCheckedRight() {
    Fields local = safe;
    if (local == null) {
      synchronized (Fields.class) {
        local = safe;
        if (local == null) safe = local = new Fields(); //~ pattern double-checked-locking safe volatile
      }
    }
    return local;
  }

  static void checkedTwiceInVain() {
    if (instance == null) {
      if (instance == null) instance = new Fields(); //~ pattern lazy-initialisation instance
    }
  }

  static synchronized Fields locked() {
    if (instance == null) {
      instance = new Fields(); //~ pattern lazy-initialisation instance
    }
    return instance;
  }

  void volatiles() {
    if (v == null) v = new Fields(); //~ pattern lazy-initialisation v volatile
  }
}
