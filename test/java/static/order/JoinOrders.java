/** join: what the thread did is seen behind it. */
package fixture.order;

class JoinOrders {
  private int result;

  public static void main(String[] args) throws InterruptedException {
    JoinOrders sum = new JoinOrders();
    Thread thread = new Thread(() -> {
      sum.result = 1; //~ quiet(ordered) result
    });
    thread.start();
    thread.join();
    System.out.println(sum.result); //~ quiet(ordered) result
  }
}
