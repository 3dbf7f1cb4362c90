/** A private final lock object. */
package fixture.locks;

class PrivateLock {
  private final Object lock = new Object();
  private String name = "";

  void rename(String to) {
    synchronized (lock) {
      name = to; //~ quiet(lock) name
    }
  }

  String name() {
    synchronized (lock) {
      return name; //~ quiet(lock) name
    }
  }

  public static void main(String[] args) {
    PrivateLock named = new PrivateLock();
    new Thread(() -> named.rename("a")).start();
    System.out.println(named.name());
  }
}
