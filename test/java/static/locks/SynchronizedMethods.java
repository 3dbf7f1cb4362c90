/** Synchronized methods of one object: the same lock on both sides. */
package fixture.locks;

class SynchronizedMethods {
  private int count;

  synchronized void increment() {
    count++; //~ quiet(lock) count
  }

  synchronized int get() {
    return count; //~ quiet(lock) count
  }

  public static void main(String[] args) {
    SynchronizedMethods counter = new SynchronizedMethods();
    new Thread(counter::increment).start();
    new Thread(counter::increment).start();
    System.out.println(counter.get());
  }
}
