/** Lock in one side only: the reader does not take it, so it may see anything written or nothing. */
package fixture.locks;

class UnsynchronizedRead {
  private int hits;

  synchronized void hit() {
    hits++; //~ race(A) update hits
  }

  int get() {
    return hits; //~ race(A) read hits
  }

  public static void main(String[] args) {
    UnsynchronizedRead counter = new UnsynchronizedRead();
    new Thread(counter::hit).start();
    new Thread(counter::hit).start();
    System.out.println(counter.get());
  }
}
