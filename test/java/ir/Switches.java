package ir;

/** Switches of every age. */
class Switches {
  enum Color { RED, GREEN, BLUE }
  sealed interface Shape permits Circle, Square {}
  record Circle(int radius) implements Shape {}
  record Square(Shape inner, int side) implements Shape {}

  int n;

  void old(int k) {
    switch (k) {
      case 1:
      case 2:
        n = 1;
      case 3:
        n = 2;
        break;
      default:
        n = 3;
    }
  }

  void strings(String s) {
    switch (s) {
      case "a", "b" -> n = 1;
      case "c" -> {
        if (n == 0) break;
        n = 2;
      }
      default -> throw new IllegalStateException(s);
    }
  }

  int colors(Color color) {
    return switch (color) {
      case RED -> 1;
      case GREEN -> {
        n++;
        yield n;
      }
      case BLUE -> throw new IllegalStateException();
    };
  }

  int yields(int k) {
    int v = switch (k) {
      case 0:
        yield 5;
      default:
        yield k;
    };
    return v;
  }

  int patterns(Object o) {
    return switch (o) {
      case null -> 0;
      case String s when s.isEmpty() -> 1;
      case String s -> s.length();
      case Square(Circle(int radius), var side) when radius > side -> radius;
      case Square square -> square.side();
      default -> -1;
    };
  }

  int records(Object o) {
    if (o instanceof Circle(int radius)) return radius;
    return 0;
  }
}
