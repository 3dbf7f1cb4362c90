/** A phaser of two parties lets go when both have arrived: what came before is seen, what comes after is not held back. */
package fixture.order;

import java.util.concurrent.Phaser;

class PhaserOfTwo {
  private static final Phaser phaser = new Phaser(2);
  private static int before;
  private static int after;

  public static void main(String[] args) {
    new Thread(() -> {
      before = 1; //~ quiet(ordered) before
      phaser.arriveAndAwaitAdvance();
      after = 1; //~ race(A) write after
    }).start();
    phaser.arriveAndAwaitAdvance();
    System.out.println(before); //~ quiet(ordered) before
    System.out.println(after); //~ race(A) read after
  }
}
