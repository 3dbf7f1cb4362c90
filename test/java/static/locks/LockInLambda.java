/** The block stands around the making of the Runnable, not around its running. */
package fixture.locks;

class LockInLambda {
  private final Object lock = new Object();
  private int changes;

  Thread later() {
    synchronized (lock) {
      return new Thread(() -> {
        changes++; //~ race(A) self changes
      });
    }
  }

  public static void main(String[] args) {
    LockInLambda made = new LockInLambda();
    made.later().start();
    made.later().start();
  }
}
