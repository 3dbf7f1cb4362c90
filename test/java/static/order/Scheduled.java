/** A task at a fixed rate never runs twice at once, and runs beside main. */
package fixture.order;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class Scheduled {
  private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(4);
  private int ticks;
  private int shown;

  public static void main(String[] args) {
    Scheduled scheduled = new Scheduled();
    scheduled.clock.scheduleAtFixedRate(() -> {
      scheduled.ticks++; //~ quiet(ordered|one-thread|confined) ticks
      scheduled.shown++; //~ race(A) update shown
    }, 0, 1, TimeUnit.SECONDS);
    System.out.println(scheduled.shown); //~ race(A) read shown
  }
}
