/** A plain long may even be read half old and half new. */
package fixture.memory;

class TornLong {
  private long position;
  private double speed;
  private volatile long stamp;

  void move() {
    position = 1L << 40; //~ race(A) write position
    speed = 0.5; //~ race(B) write speed
    stamp = 7; //~ quiet(volatile) stamp
  }

  public static void main(String[] args) {
    TornLong torn = new TornLong();
    new Thread(torn::move).start();
    System.out.println(torn.position); //~ race(A) read position
    System.out.println(torn.speed); //~ race(B) read speed
    System.out.println(torn.stamp); //~ quiet(volatile) stamp
  }
}
