/** Two locks for two stages, each with its own data: the copy between them is late, but no data race. */
package fixture.plainjava;

class TwoStage {
  private final Object rawLock = new Object();
  private final Object doneLock = new Object();
  private int raw;
  private int done;

  void first(int value) {
    synchronized (rawLock) {
      raw = value; //~ quiet(lock) raw
    }
    synchronized (doneLock) {
      done = value + 1; //~ quiet(lock) done
    }
  }

  void second() {
    int seen;
    synchronized (rawLock) {
      seen = raw; //~ quiet(lock) raw
    }
    synchronized (doneLock) {
      System.out.println(done - seen); //~ quiet(lock) done
    }
  }

  public static void main(String[] args) {
    TwoStage stages = new TwoStage();
    new Thread(() -> stages.first(1)).start();
    new Thread(stages::second).start();
  }
}
