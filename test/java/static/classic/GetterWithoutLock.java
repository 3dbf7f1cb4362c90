/** The setter is synchronized, the getter is not: the reader may see an old value for ever. */
package fixture.classic;

class GetterWithoutLock {
  private int level;
  private int shown;

  synchronized void setLevel(int to) {
    level = to; //~ race(A) write level
    shown = to; //~ quiet(lock) shown
  }

  int getLevel() {
    return level; //~ race(A) read level
  }

  synchronized int getShown() {
    return shown; //~ quiet(lock) shown
  }

  public static void main(String[] args) {
    GetterWithoutLock gauge = new GetterWithoutLock();
    Thread writer = new Thread(() -> gauge.setLevel(3));
    writer.start();
    System.out.println(gauge.getLevel() + gauge.getShown());
  }
}
