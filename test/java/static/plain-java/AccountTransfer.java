/** A transfer with both locks, taken in one order: neither a race nor a deadlock. */
package fixture.plainjava;

class AccountTransfer {
  private final int number;
  private int balance = 100;

  AccountTransfer(int number) {
    this.number = number;
  }

  void transfer(AccountTransfer to, int amount) {
    AccountTransfer first = number < to.number ? this : to;
    AccountTransfer second = number < to.number ? to : this;
    synchronized (first) {
      synchronized (second) {
        balance -= amount; //~ quiet(lock) balance
        to.balance += amount; //~ quiet(lock) balance
      }
    }
  }

  public static void main(String[] args) {
    AccountTransfer a = new AccountTransfer(1);
    AccountTransfer b = new AccountTransfer(2);
    new Thread(() -> a.transfer(b, 10)).start();
    new Thread(() -> b.transfer(a, 20)).start();
  }
}
