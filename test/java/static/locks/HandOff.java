/** A flag under a lock orders what was written before it: whoever has seen the flag may read without the lock. */
package fixture.locks;

class HandOff {
  private String message;
  private boolean sent;

  void send() {
    message = "hello"; //~ quiet(ordered) message
    synchronized (this) {
      sent = true; //~ quiet(lock) sent
    }
  }

  void receive() {
    synchronized (this) {
      if (!sent) { //~ quiet(lock) sent
        return;
      }
    }
    System.out.println(message); //~ quiet(ordered) message
  }

  public static void main(String[] args) {
    HandOff pair = new HandOff();
    new Thread(pair::send).start();
    new Thread(pair::receive).start();
  }
}
