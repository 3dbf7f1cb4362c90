/** The lock comes as an argument: the same for both callers, or not. */
package fixture.locks;

class LockAsParameter {
  private int same;
  private int other;

  void changeSame(Object lock) {
    synchronized (lock) {
      same++; //~ quiet(lock) same
    }
  }

  void changeOther(Object lock) {
    synchronized (lock) {
      other++; //~ race(A) self other
    }
  }

  public static void main(String[] args) {
    LockAsParameter shared = new LockAsParameter();
    Object one = new Object();
    Object two = new Object();
    new Thread(() -> {
      shared.changeSame(one);
      shared.changeOther(one);
    }).start();
    new Thread(() -> {
      shared.changeSame(one);
      shared.changeOther(two);
    }).start();
  }
}
