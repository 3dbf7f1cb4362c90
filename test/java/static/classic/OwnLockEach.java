/** Every thread is given a lock of its own: nobody is kept out. One lock for all keeps them out. */
package fixture.classic;

class OwnLockEach {
  static class Box {
    int open;
    int closed;
  }

  static class Worker implements Runnable {
    private final Object own;
    private final Object shared;
    private final Box box;

    Worker(Object own, Object shared, Box box) {
      this.own = own;
      this.shared = shared;
      this.box = box;
    }

    @Override
    public void run() {
      synchronized (own) {
        box.open++; //~ race(A)! self open
      }
      synchronized (shared) {
        box.closed++; //~ quiet(lock) closed
      }
    }
  }

  public static void main(String[] args) {
    Box box = new Box();
    Object shared = new Object();
    for (int i = 0; i < 3; i++) new Thread(new Worker(new Object(), shared, box)).start();
  }
}
