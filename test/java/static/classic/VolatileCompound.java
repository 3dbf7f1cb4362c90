/** Volatile makes a value seen, it does not make two steps one. */
package fixture.classic;

import java.util.concurrent.atomic.AtomicInteger;

class VolatileCompound implements Runnable {
  private volatile int hits;
  private volatile boolean done;
  private final AtomicInteger counted = new AtomicInteger();

  @Override
  public void run() {
    hits += 2; //~ race(A)! self hits
    counted.addAndGet(2); //~ quiet(atomic|final) counted
    done = true; //~ quiet(volatile) done
  }

  public static void main(String[] args) {
    VolatileCompound shared = new VolatileCompound();
    new Thread(shared).start();
    new Thread(shared).start();
    while (!shared.done) Thread.yield(); //~ quiet(volatile) done
  }
}
