/** Each access is locked, the update is not: read and write are two locked regions. No data race, but updates are lost. */
package fixture.locks;

class SplitUpdate {
  private int votes;

  synchronized int get() {
    return votes; //~ maybe(A) race read votes
  }

  synchronized void set(int to) {
    votes = to; //~ maybe(A) race write+ votes
  }

  void vote() {
    set(get() + 1);
  }

  public static void main(String[] args) {
    SplitUpdate split = new SplitUpdate();
    new Thread(split::vote).start();
    new Thread(split::vote).start();
  }
}
