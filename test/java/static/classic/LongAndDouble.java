/** A long may be read half written; under a lock, or volatile, it is whole. */
package fixture.classic;

class LongAndDouble {
  private long torn;
  private volatile long whole;

  void write() {
    torn = System.nanoTime(); //~ race(A) write torn
    whole = System.nanoTime(); //~ quiet(volatile) whole
  }

  long read() {
    return torn + whole; //~ race(A) read torn //~ quiet(volatile) whole
  }

  public static void main(String[] args) {
    LongAndDouble shared = new LongAndDouble();
    new Thread(shared::write).start();
    shared.read();
  }
}
