/** A server stops its worker by a plain flag and waits for it: the flag races, the state behind join does not. */
package fixture.plainjava;

class StopFlagServer {
  private boolean running = true;
  private int served;
  private final Thread worker = new Thread(this::serve);

  private void serve() {
    while (running) { //~ race(A) read running
      served++; //~ quiet(ordered) served
    }
  }

  void start() {
    worker.start();
  }

  void stop() throws InterruptedException {
    running = false; //~ race(A) write running
    worker.join();
    System.out.println(served); //~ quiet(ordered) served
  }

  public static void main(String[] args) throws InterruptedException {
    StopFlagServer server = new StopFlagServer();
    server.start();
    server.stop();
  }
}
