/** One of the two is given to both threads. */
package fixture.containers;

class TwoInstancesOneShared {
  static class Meter {
    private int ticks;

    void tick() {
      ticks++; //~ race(A) self ticks
    }
  }

  public static void main(String[] args) {
    Meter own = new Meter();
    Meter both = new Meter();
    new Thread(() -> {
      own.tick();
      both.tick();
    }).start();
    new Thread(both::tick).start();
  }
}
