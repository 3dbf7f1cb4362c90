/** join on one branch only. */
package fixture.order;

class JoinOnOneBranch {
  private int total;

  public static void main(String[] args) throws InterruptedException {
    JoinOnOneBranch sum = new JoinOnOneBranch();
    Thread thread = new Thread(() -> {
      sum.total = 1; //~ race(A) write total
    });
    thread.start();
    if (args.length > 0) {
      thread.join();
    }
    System.out.println(sum.total); //~ race(A) read total
  }
}
