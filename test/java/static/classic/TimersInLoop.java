/** Timers that a loop makes have a thread each; one timer runs its tasks one by one. */
package fixture.classic;

import java.util.Timer;
import java.util.TimerTask;

class TimersInLoop {
  private int apart;
  private int together;

  void start() {
    Timer one = new Timer();
    for (int i = 0; i < 2; i++) {
      Timer own = new Timer();
      own.schedule(
          new TimerTask() {
            @Override
            public void run() {
              apart++; //~ race(A) self apart
            }
          },
          10,
          10);
      one.schedule(
          new TimerTask() {
            @Override
            public void run() {
              together++; //~ quiet(one-thread) together
            }
          },
          10,
          10);
    }
  }

  public static void main(String[] args) {
    new TimersInLoop().start();
  }
}
