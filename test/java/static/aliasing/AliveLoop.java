/**
 * A thread that is no longer alive has done all it does: isAlive that answers false is a join.
 * Reported all the same: only calls that return when the thread has ended count, not answers.
 */
package fixture.aliasing;

class AliveLoop {
  private int result;

  public static void main(String[] args) {
    AliveLoop work = new AliveLoop();
    Thread thread = new Thread(() -> {
      work.result = 1; //~ spurious(A) race write result
    });
    thread.start();
    while (thread.isAlive()) {
      Thread.onSpinWait();
    }
    System.out.println(work.result); //~ spurious(A) race read result
  }
}
