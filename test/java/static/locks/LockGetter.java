/** The lock is reached through a method that returns a final field. */
package fixture.locks;

class LockGetter {
  private final Object mutex = new Object();
  private int value;

  private Object mutex() {
    return mutex;
  }

  void set(int to) {
    synchronized (mutex()) {
      value = to; //~ quiet(lock) value
    }
  }

  int get() {
    Object held = mutex;
    synchronized (held) {
      return value; //~ quiet(lock) value
    }
  }

  public static void main(String[] args) {
    LockGetter locked = new LockGetter();
    new Thread(() -> locked.set(1)).start();
    System.out.println(locked.get());
  }
}
