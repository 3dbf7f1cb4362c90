/** Each object is locked by itself, and the lock and the field belong to the same object. */
package fixture.locks;

class LockPerElement {
  static class Account {
    private int money;
  }

  static void deposit(Account to, int amount) {
    synchronized (to) {
      to.money += amount; //~ quiet(lock) money
    }
  }

  public static void main(String[] args) {
    Account one = new Account();
    Account other = new Account();
    new Thread(() -> deposit(one, 1)).start();
    new Thread(() -> deposit(one, 2)).start();
    new Thread(() -> deposit(other, 3)).start();
  }
}
