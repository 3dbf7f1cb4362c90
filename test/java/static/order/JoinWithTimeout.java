/** join with a timeout may return while the thread still runs. */
package fixture.order;

class JoinWithTimeout {
  private int result;

  public static void main(String[] args) throws InterruptedException {
    JoinWithTimeout sum = new JoinWithTimeout();
    Thread thread = new Thread(() -> {
      sum.result = 1; //~ race(A) write result
    });
    thread.start();
    thread.join(100);
    System.out.println(sum.result); //~ race(A) read result
  }
}
