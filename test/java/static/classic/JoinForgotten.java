/** One of two threads is waited for. */
package fixture.classic;

class JoinForgotten {
  private int first;
  private int second;

  public static void main(String[] args) throws InterruptedException {
    JoinForgotten sums = new JoinForgotten();
    Thread one = new Thread(() -> sums.first = 1); //~ quiet(ordered) first
    Thread two = new Thread(() -> sums.second = 2); //~ race(A) write second
    one.start();
    two.start();
    one.join();
    System.out.println(sums.first); //~ quiet(ordered) first
    System.out.println(sums.second); //~ race(A) read second
  }
}
