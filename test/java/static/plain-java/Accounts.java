/** Accounts, the wrong lock: each deposit locks its own account, the bank's total is everybody's. */
package fixture.plainjava;

class Accounts {
  static class Bank {
    int total;
  }

  static class Account {
    private final Bank bank;
    private int balance;

    Account(Bank bank) {
      this.bank = bank;
    }

    synchronized void deposit(int amount) {
      balance += amount; //~ quiet(lock) balance
      bank.total += amount; //~ race(A) self total
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Bank bank = new Bank();
    Account one = new Account(bank);
    Account other = new Account(bank);
    Thread a = new Thread(() -> one.deposit(10));
    Thread b = new Thread(() -> other.deposit(20));
    Thread c = new Thread(() -> one.deposit(30));
    a.start();
    b.start();
    c.start();
    a.join();
    b.join();
    c.join();
    System.out.println(bank.total); //~ quiet(ordered) total
  }
}
