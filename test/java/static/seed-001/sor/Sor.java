/** Seed 001 §4.2.3, sor as we would write it: rows of neighbouring threads overlap at j - 1 and j + 1. */
package fixture.seed001;

public class Sor {
  static final int ROWS = 64;
  static final int COLUMNS = 64;
  static final float[][] black = new float[ROWS][COLUMNS];
  static final float[][] red = new float[ROWS][COLUMNS];
  static int iterations = 100; //~ quiet(read-only|ordered)

  public static void main(String[] args) {
    int threads = 4;
    int share = ROWS / threads;
    for (int i = 0; i < threads; i++) {
      int start = Math.max(1, i * share);
      int end = Math.min(ROWS - 2, (i + 1) * share - 1);
      new SorFirstRow(start, end).start();
    }
  }
}
