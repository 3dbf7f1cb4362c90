package ir;

import java.util.ArrayList;
import java.util.List;

/** Constructors, initialisers, enums and records. */
class Constructors {
  final List<String> names = new ArrayList<>();
  static final Object LOCK = new Object();
  int first, second = 2;

  {
    first = second;
  }

  static {
    LOCK.hashCode();
  }

  Constructors() {
    this(7);
  }

  Constructors(int first) {
    super();
    this.first = first;
  }

  static class Plain extends Constructors {
    int more = 1;
  }

  static class Given extends Thread {
    Given(String name) {
      super(name);
      start();
    }
  }

  enum Level {
    LOW(1),
    HIGH(2) {
      @Override
      int rank() {
        return 10;
      }
    };

    final int weight;

    Level(int weight) {
      this.weight = weight;
    }

    int rank() {
      return weight;
    }
  }

  record Point(int x, int y) {
    Point {
      if (x < 0) throw new IllegalArgumentException();
      y = Math.max(y, 0);
    }
  }

  record Pair(String left, String... right) {}

  interface Limits {
    int MOST = Integer.parseInt("9");
  }
}
