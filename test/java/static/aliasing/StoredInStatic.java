/** The object becomes shared by being stored in a static. */
package fixture.aliasing;

class StoredInStatic {
  static class Report {
    int lines;
  }

  private static Report last = new Report();

  static void write() {
    Report report = last;
    report.lines++; //~ race(A) self lines
  }

  public static void main(String[] args) {
    new Thread(StoredInStatic::write).start();
    new Thread(StoredInStatic::write).start();
  }
}
