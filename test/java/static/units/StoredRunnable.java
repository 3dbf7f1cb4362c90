/** The Runnable lies in a field and is started by another method. */
package fixture.units;

class StoredRunnable {
  private final Runnable job;
  private int runs;

  StoredRunnable() {
    job = () -> {
      runs++; //~ race(A) self runs
    };
  }

  void start() {
    new Thread(job).start();
  }

  public static void main(String[] args) {
    StoredRunnable stored = new StoredRunnable();
    stored.start();
    stored.start();
  }
}
