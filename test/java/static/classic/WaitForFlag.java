/** A flag that is set under the lock and waited for in a loop under it; another one is asked without. */
package fixture.classic;

class WaitForFlag {
  private boolean ready;
  private boolean stopped;
  private String result;

  void finish(String text) {
    result = text; //~ quiet(ordered|lock) result
    synchronized (this) {
      ready = true; //~ quiet(lock) ready
      notifyAll();
    }
    stopped = true; //~ race(A) write stopped
  }

  String take() throws InterruptedException {
    synchronized (this) {
      while (!ready) wait(); //~ quiet(lock) ready
    }
    while (!stopped) Thread.sleep(1); //~ race(A) read stopped
    return result; //~ quiet(ordered|lock) result
  }

  public static void main(String[] args) throws InterruptedException {
    WaitForFlag box = new WaitForFlag();
    new Thread(() -> box.finish("done")).start();
    System.out.println(box.take());
  }
}
