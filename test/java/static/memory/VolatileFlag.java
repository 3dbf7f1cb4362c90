/** A volatile flag: its accesses are synchronisation, never a data race. */
package fixture.memory;

class VolatileFlag implements Runnable {
  private volatile boolean stopped;

  @Override
  public void run() {
    while (!stopped) { //~ quiet(volatile) stopped
      Thread.onSpinWait();
    }
  }

  public static void main(String[] args) {
    VolatileFlag flag = new VolatileFlag();
    new Thread(flag).start();
    flag.stopped = true; //~ quiet(volatile) stopped
  }
}
