/** One thread: its own fields lead to the shared arrays. */
package fixture.seed001;

class SorFirstRow extends Thread {
  private final float[][] black_ = Sor.black;
  private final float[][] red_ = Sor.red;
  private int start;
  private int end;

  SorFirstRow(int start, int end) {
    this.start = start; //~ quiet(ordered|owned|confined) start
    this.end = end; //~ quiet(ordered|owned|confined) end
  }

  @Override
  public void run() {
    for (int i = 0; i < Sor.iterations; i++) {
      for (int j = start; j <= end; j++) {
        for (int k = 0; k < Sor.COLUMNS; k++) {
          black_[j][k] = red_[j - 1][k] + red_[j + 1][k]; //~ race(A) update
          red_[j][k] = black_[j - 1][k] + black_[j + 1][k]; //~ race(A) update
        }
      }
    }
  }
}
