/** A sum that two threads add to without a lock. */
package fixture.locks;

class LostUpdate {
  private int balance;

  void deposit(int amount) {
    balance = balance + amount; //~ race(A) self balance
  }

  public static void main(String[] args) throws InterruptedException {
    LostUpdate account = new LostUpdate();
    Thread one = new Thread(() -> account.deposit(10));
    Thread other = new Thread(() -> account.deposit(20));
    one.start();
    other.start();
    one.join();
    other.join();
    System.out.println(account.balance); //~ quiet(ordered) balance
  }
}
