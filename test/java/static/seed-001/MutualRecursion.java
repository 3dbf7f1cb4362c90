/** Two threads in methods that call each other: the shared write lies behind the cycle. */
package fixture.seed001;

class MutualRecursion {
  private int last;

  public static void main(String[] args) {
    MutualRecursion both = new MutualRecursion();
    new Thread(() -> both.even(10)).start();
    new Thread(() -> both.odd(11)).start();
  }

  void even(int n) {
    if (n > 0) {
      odd(n - 1);
    }
  }

  void odd(int n) {
    last = n; //~ race(A) self last
    even(n - 1);
  }
}
