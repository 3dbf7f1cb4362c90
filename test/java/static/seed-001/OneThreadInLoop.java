/** Seed 001 §2.3.1, the counterpart: each round waits for its thread, so at most one runs at a time. */
package fixture.seed001;

class OneThreadInLoop {
  private int rounds;

  public static void main(String[] args) throws InterruptedException {
    OneThreadInLoop loop = new OneThreadInLoop();
    for (int i = 0; i < 4; i++) {
      Thread thread = new Thread(() -> loop.rounds++); //~ quiet(ordered) rounds
      thread.start();
      thread.join();
    }
    System.out.println(loop.rounds); //~ quiet(ordered) rounds
  }
}
