/** Seed 001 §2.3.1: threads that are started recursively race with each other; a recursive body ends. */
package fixture.seed001;

class Recursion {
  private static int total;
  private static int depth;

  public static void main(String[] args) {
    spawn(3);
    walk(10);
  }

  static void spawn(int left) {
    if (left == 0) {
      return;
    }
    new Thread(() -> {
      total++; //~ race(A) self total
    }).start();
    spawn(left - 1);
  }

  static void walk(int left) {
    depth = Math.max(depth, left); //~ quiet(confined|one-thread) depth
    if (left > 0) {
      walk(left - 1);
    }
  }
}
