/** The thread of a timer and the thread that asks. */
package fixture.classic;

import java.util.Timer;
import java.util.TimerTask;

class TimerTicks {
  private int ticks;
  private volatile int last;

  void start() {
    Timer timer = new Timer();
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            ticks++; //~ race(A) update ticks
            last = 1; //~ quiet(volatile) last
          }
        },
        10,
        10);
    ticks = 0; //~ race(A) write ticks
    System.out.println(last); //~ quiet(volatile) last
  }

  public static void main(String[] args) {
    new TimerTicks().start();
  }
}
