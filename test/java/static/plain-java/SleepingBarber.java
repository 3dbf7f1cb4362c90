/** A barber with semaphores: one with a single permit is a lock, the other is not. */
package fixture.plainjava;

import java.util.concurrent.Semaphore;

class SleepingBarber {
  static final Semaphore mutex = new Semaphore(1);
  static final Semaphore customers = new Semaphore(0);
  static int waiting;
  static int lost;

  static void customer() throws InterruptedException {
    mutex.acquire();
    if (waiting < 3) { //~ quiet(lock) waiting
      waiting++; //~ quiet(lock) waiting
      customers.release();
      mutex.release();
    } else {
      mutex.release();
      lost++; //~ race(A) self lost
    }
  }

  static void barber() throws InterruptedException {
    while (true) {
      customers.acquire();
      mutex.acquire();
      waiting--; //~ quiet(lock) waiting
      mutex.release();
    }
  }

  static void quietly(java.util.concurrent.Callable<Void> task) {
    try {
      task.call();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) {
    new Thread(
            () -> {
              try {
                barber();
              } catch (InterruptedException e) {
                return;
              }
            })
        .start();
    for (int i = 0; i < 5; i++) {
      new Thread(
              () -> {
                try {
                  customer();
                } catch (InterruptedException e) {
                  return;
                }
              })
          .start();
    }
  }
}
