/** Double-checked locking without volatile, with it, and by a holder class. */
package fixture.classic;

class DoubleCheck {
  private static DoubleCheck broken;
  private static volatile DoubleCheck right;
  private int value;

  static DoubleCheck broken() {
    if (broken == null) { //~ race(A) read broken
      synchronized (DoubleCheck.class) {
        if (broken == null) broken = new DoubleCheck(); //~ race(A) write broken
      }
    }
    return broken; //~ race(A) read? broken
  }

  static DoubleCheck right() {
    if (right == null) { //~ quiet(volatile) right
      synchronized (DoubleCheck.class) {
        if (right == null) right = new DoubleCheck(); //~ quiet(volatile|lock) right
      }
    }
    return right; //~ quiet(volatile) right
  }

  private static class Holder {
    static final DoubleCheck INSTANCE = new DoubleCheck();
  }

  public static void main(String[] args) {
    Runnable both =
        () -> {
          broken();
          right();
          System.out.println(Holder.INSTANCE.value);
        };
    new Thread(both).start();
    new Thread(both).start();
  }
}
