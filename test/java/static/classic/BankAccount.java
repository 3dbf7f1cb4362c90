/** The account of every textbook: deposits without a lock lose money, the mended one keeps it. */
package fixture.classic;

class BankAccount {
  private int balance;
  private int kept;

  void deposit(int amount) {
    balance += amount; //~ race(A)! self balance
  }

  synchronized void depositKept(int amount) {
    kept += amount; //~ quiet(lock) kept
  }

  public static void main(String[] args) throws InterruptedException {
    BankAccount account = new BankAccount();
    Thread[] tellers = new Thread[4];
    for (int i = 0; i < tellers.length; i++) {
      tellers[i] =
          new Thread(
              () -> {
                account.deposit(10);
                account.depositKept(10);
              });
      tellers[i].start();
    }
    for (Thread teller : tellers) teller.join();
  }
}
