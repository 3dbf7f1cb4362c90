/** Sleepers wait at a clock whose time is moved on without its lock. */
package fixture.plainjava;

class AlarmClock {
  static class Clock {
    private int now;
    private int waiting;

    synchronized void sleepUntil(int time) throws InterruptedException {
      waiting++; //~ quiet(lock) waiting
      while (now < time) wait(); //~ race(A) read now
      waiting--; //~ quiet(lock) waiting
    }

    void tick() {
      now++; //~ race(A) update now
      synchronized (this) {
        notifyAll();
      }
    }
  }

  public static void main(String[] args) {
    Clock clock = new Clock();
    for (int i = 0; i < 2; i++) {
      int at = i;
      new Thread(
              () -> {
                try {
                  clock.sleepUntil(at);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              })
          .start();
    }

    new Thread(
            () -> {
              while (true) clock.tick();
            })
        .start();
  }
}
