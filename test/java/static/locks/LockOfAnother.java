/** The lock of one account, the money of the other. */
package fixture.locks;

class LockOfAnother {
  static class Purse {
    private int coins;
  }

  static void transfer(Purse from, Purse to, int amount) {
    synchronized (from) {
      from.coins -= amount; //~ race(A) update coins
      to.coins += amount; //~ race(A) update coins
    }
  }

  public static void main(String[] args) {
    Purse one = new Purse();
    Purse other = new Purse();
    new Thread(() -> transfer(one, other, 1)).start();
    new Thread(() -> transfer(other, one, 2)).start();
  }
}
