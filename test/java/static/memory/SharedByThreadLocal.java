/** Each thread has its own place, but all places have the same object in them. */
package fixture.memory;

class SharedByThreadLocal {
  private static final StringBuilder shared = new StringBuilder();
  private static final ThreadLocal<StringBuilder> own = ThreadLocal.withInitial(() -> shared);

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) new Thread(() -> own.get().append("x")).start(); //~ missed(A) race self
  }
}
