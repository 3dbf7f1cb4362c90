/** The wrong thread is waited for. */
package fixture.order;

class JoinOfAnother {
  private int left;
  private int right;

  public static void main(String[] args) throws InterruptedException {
    JoinOfAnother both = new JoinOfAnother();
    Thread one = new Thread(() -> {
      both.left = 1; //~ quiet(ordered) left
    });
    Thread other = new Thread(() -> {
      both.right = 2; //~ race(A) write right
    });
    one.start();
    other.start();
    one.join();
    System.out.println(both.left); //~ quiet(ordered) left
    System.out.println(both.right); //~ race(A) read right
  }
}
