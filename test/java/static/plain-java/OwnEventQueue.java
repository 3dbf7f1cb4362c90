/** A queue thread of one's own runs what it is given, one after the other. */
package fixture.plainjava;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

class OwnEventQueue {
  private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
  private int state;
  private int bare;

  void start() {
    new Thread(
            () -> {
              while (true) {
                try {
                  queue.take().run();
                } catch (InterruptedException e) {
                  return;
                }
              }
            })
        .start();
  }

  void post() {
    queue.add(() -> state++); //~ quiet(one-thread|confined|ordered) state
    queue.add(() -> state--); //~ quiet(one-thread|confined|ordered) state
    queue.add(() -> bare++); //~ race(A) update bare
    System.out.println(bare); //~ race(A) read bare
  }

  public static void main(String[] args) {
    OwnEventQueue loop = new OwnEventQueue();
    loop.start();
    loop.post();
  }
}
