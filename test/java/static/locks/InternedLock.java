/** A literal is one object wherever it stands; what new makes is another each time. */
package fixture.locks;

class InternedLock {
  private static int byLiteral;
  private static int byBox;

  static void one() {
    synchronized ("lock") {
      byLiteral++; //~ quiet(lock) byLiteral
    }
    synchronized (new StringBuilder("lock")) {
      byBox++; //~ race(A) self byBox
    }
  }

  public static void main(String[] args) {
    new Thread(InternedLock::one).start();
    new Thread(InternedLock::one).start();
  }
}
