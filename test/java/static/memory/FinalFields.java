/** Final fields of an object that did not escape its constructor are seen as they were written, however it is handed over. */
package fixture.memory;

class FinalFields {
  static class Point {
    final int x;
    final int y;

    Point(int x, int y) {
      this.x = x; //~ quiet(final|immutable) x
      this.y = y; //~ quiet(final|immutable) y
    }
  }

  private static Point latest = new Point(0, 0);

  public static void main(String[] args) {
    new Thread(() -> {
      latest = new Point(1, 2); //~ race(A) write latest
    }).start();
    Point seen = latest; //~ race(A) read latest
    System.out.println(seen.x + seen.y); //~ quiet(final|immutable) x
  }
}
