package ir;

/** What is tested stands in the branches. */
class Conditions {
  Conditions next;
  boolean done;
  String name;

  int all(Object o, int k) {
    if (next != null && !done && k > 0) return 1;
    if (null == name || name.isEmpty()) return 2;
    if (o == this) return 3;
    if (done == false) return 4;
    if (!(next == null || done)) return 5;
    return 6;
  }

  String either(Object o) {
    String text = o != null ? o.toString() : name != null ? name : "none";
    boolean both = done && next != null;
    boolean same = next == this;
    return both ? text : null;
  }

  int patterns(Object o) {
    if (o instanceof String s && s.length() > 2) return s.length();
    if (!(o instanceof Conditions c)) return 0;
    boolean plain = o instanceof Runnable;
    return c.done ? 1 : 2;
  }

  void assigned(java.util.Iterator<String> lines) {
    String line;
    while ((line = next(lines)) != null) name = line;
  }

  static String next(java.util.Iterator<String> lines) {
    return lines.hasNext() ? lines.next() : null;
  }
}
