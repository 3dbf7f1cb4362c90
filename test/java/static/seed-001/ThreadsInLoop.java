/** Seed 001 §2.3.1: one place starts many threads, and the thread races with itself. */
package fixture.seed001;

class ThreadsInLoop {
  private int done;

  public static void main(String[] args) {
    new ThreadsInLoop().startAll(4);
  }

  void startAll(int count) {
    for (int i = 0; i < count; i++) {
      new Thread(() -> {
        done++; //~ race(A) self done
      }).start();
    }
  }
}
