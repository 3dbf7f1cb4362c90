/** Two threads read what nobody writes. */
package fixture.memory;

class ReadOnly {
  private int limit = 10;

  int limit() {
    return limit; //~ quiet(read-only|ordered) limit
  }

  public static void main(String[] args) {
    ReadOnly shared = new ReadOnly();
    new Thread(() -> System.out.println(shared.limit())).start();
    new Thread(() -> System.out.println(shared.limit())).start();
  }
}
