/** Static synchronized methods and a block on the class have the same lock. */
package fixture.locks;

class StaticSynchronized {
  private static int next;

  static synchronized int take() {
    return next++; //~ quiet(lock) next
  }

  static void reset() {
    synchronized (StaticSynchronized.class) {
      next = 0; //~ quiet(lock) next
    }
  }

  public static void main(String[] args) {
    new Thread(StaticSynchronized::take).start();
    new Thread(StaticSynchronized::reset).start();
  }
}
