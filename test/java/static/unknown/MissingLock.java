/** Whether the missing class takes a lock cannot be known: no Warning may come of it. */
package fixture.unknown;

import com.acme.locks.Guard;

class MissingLock {
  private final Guard guard = new Guard();
  private int balance;

  void add(int amount) {
    guard.enter();
    balance += amount; //~ maybe(A) race update+ balance
    guard.exit();
  }

  public static void main(String[] args) {
    MissingLock account = new MissingLock();
    new Thread(() -> account.add(1)).start();
    new Thread(() -> account.add(2)).start();
  }
}
