/** A transfer locks one of the two accounts; the mended one both. */
package fixture.classic;

class Transfer {
  static class Account {
    int money = 100;
    int coins = 100;
  }

  static void half(Account from, Account to) {
    synchronized (from) {
      from.money--; //~ race(A) update? money
      to.money++; //~ race(A) update+ money
    }
  }

  static void whole(Account from, Account to) {
    synchronized (Transfer.class) {
      from.coins--; //~ quiet(lock) coins
      to.coins++; //~ quiet(lock) coins
    }
  }

  public static void main(String[] args) {
    Account one = new Account();
    Account two = new Account();
    new Thread(
            () -> {
              half(one, two);
              whole(one, two);
            })
        .start();
    new Thread(
            () -> {
              half(two, one);
              whole(two, one);
            })
        .start();
  }
}
