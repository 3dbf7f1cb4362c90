package ir;

import static java.lang.Math.max;

/** Calls: receivers, arrays of variable arguments, and what cannot be resolved. */
class Calls {
  Calls next;

  Calls link(Calls other) {
    next = other;
    return this;
  }

  void chain() {
    link(this).link(null).next.link(next);
    Calls.sum(1, 2, 3);
    sum();
    sum(new int[] {4});
    int most = max(1, 2);
    super.toString();
    Object text = (Object) String.valueOf(most);
    Calls same = (Calls) text;
    Class<?> type = Calls.class;
  }

  static int sum(int... all) {
    return all.length;
  }

  void unresolved(Missing missing) {
    missing.go(next, 3).further();
    nobody(next);
    Missing made = new Missing(next);
    int k = missing.size + unknownName;
    made.field = next;
  }

  class Inner {
    void out() {
      link(null);
      sum(1);
    }
  }

  void arrays(int k) {
    int[] one = {1, k};
    int[][] two = {{1}, {2, 3}};
    String[] three = new String[k];
    int[][] four = new int[k][2];
    Object[] five = new Object[] {this, next};
    one[0] = two[1][0];
  }

  void order(int x) {
    int[] a = {1, 2, 3};
    a[x] = x = 2;
    x = x + x++ * --x;
    x += x = 3;
  }
}
