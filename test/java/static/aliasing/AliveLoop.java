/** A thread that is no longer alive has done all it does: isAlive that answers false is a join. */
package fixture.aliasing;

class AliveLoop {
  private int result;

  public static void main(String[] args) {
    AliveLoop work = new AliveLoop();
    Thread thread = new Thread(() -> {
      work.result = 1; //~ quiet(ordered) result
    });
    thread.start();
    while (thread.isAlive()) {
      Thread.onSpinWait();
    }
    System.out.println(work.result); //~ quiet(ordered) result
  }
}
