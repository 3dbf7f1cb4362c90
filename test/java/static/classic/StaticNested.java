/** Static fields and the lock of the class against the lock of an object. */
package fixture.classic;

class StaticNested {
  private static int made;
  private static int counted;

  static class Maker extends Thread {
    @Override
    public void run() {
      make();
      count();
    }

    private synchronized void make() {
      made++; //~ race(A)! self made
    }

    private static synchronized void count() {
      counted++; //~ quiet(lock) counted
    }
  }

  public static void main(String[] args) {
    new Maker().start();
    new Maker().start();
  }
}
