/** Philosophers: they may starve, they may even stop for ever, but their forks are locked. */
package fixture.plainjava;

class Philosophers {
  static class Fork {
    private int uses;
  }

  static void eat(Fork left, Fork right) {
    synchronized (left) {
      synchronized (right) {
        left.uses++; //~ quiet(lock) uses
        right.uses++; //~ quiet(lock) uses
      }
    }
  }

  public static void main(String[] args) {
    Fork a = new Fork();
    Fork b = new Fork();
    new Thread(() -> eat(a, b)).start();
    new Thread(() -> eat(b, a)).start();
  }
}
