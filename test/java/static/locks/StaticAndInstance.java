/** A static field under the lock of the object on one side and of the class on the other: two locks. */
package fixture.locks;

class StaticAndInstance {
  private static int shared;

  synchronized void write() {
    shared = 1; //~ race(A) write shared
  }

  static synchronized int read() {
    return shared; //~ race(A) read shared
  }

  public static void main(String[] args) {
    new Thread(() -> new StaticAndInstance().write()).start();
    System.out.println(read());
  }
}
