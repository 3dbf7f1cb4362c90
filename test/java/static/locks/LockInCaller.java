/** The private helper is called with the lock held, everywhere. */
package fixture.locks;

class LockInCaller {
  private int sum;

  synchronized void add(int value) {
    store(sum + value); //~ quiet(lock) sum
  }

  synchronized void reset() {
    store(0);
  }

  private void store(int value) {
    sum = value; //~ quiet(lock) sum
  }

  public static void main(String[] args) {
    LockInCaller caller = new LockInCaller();
    new Thread(() -> caller.add(1)).start();
    new Thread(caller::reset).start();
  }
}
