/** The helper is called with the lock held, but for one caller. */
package fixture.locks;

class OneCallerForgets {
  private int sum;

  synchronized void add(int value) {
    store(value);
  }

  void reset() {
    store(0);
  }

  private void store(int value) {
    sum = value; //~ race(A) self sum
  }

  public static void main(String[] args) {
    OneCallerForgets caller = new OneCallerForgets();
    new Thread(() -> caller.add(1)).start();
    new Thread(caller::reset).start();
  }
}
