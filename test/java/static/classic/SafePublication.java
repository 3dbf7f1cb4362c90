/** An immutable object may be handed on through a plain field; one with a setter may not. */
package fixture.classic;

class SafePublication {
  static final class Point {
    final int x;
    final int y;

    Point(int x, int y) {
      this.x = x; //~ quiet(final|owned) x
      this.y = y; //~ quiet(final|owned) y
    }
  }

  static class Loose {
    int x;
  }

  private volatile Point point = new Point(0, 0);
  private Loose loose = new Loose();

  void move() {
    point = new Point(1, 1); //~ quiet(volatile) point
    loose.x++; //~ race(A) update x
  }

  int sum() {
    Point now = point; //~ quiet(volatile) point
    return now.x + now.y + loose.x; //~ race(A) read x
  }

  public static void main(String[] args) {
    SafePublication shared = new SafePublication();
    new Thread(shared::move).start();
    System.out.println(shared.sum());
  }
}
