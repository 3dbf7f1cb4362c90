/** The same flag without volatile: the loop may never see it. */
package fixture.memory;

class PlainFlag implements Runnable {
  private boolean halted;

  @Override
  public void run() {
    while (!halted) { //~ race(A) read halted
      Thread.yield();
    }
  }

  public static void main(String[] args) {
    PlainFlag flag = new PlainFlag();
    new Thread(flag).start();
    flag.halted = true; //~ race(A) write halted
  }
}
