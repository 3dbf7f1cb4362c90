/** The holder idiom: the class's initialisation is the lock. */
package fixture.memory;

class LazyHolder {
  private int uses = 1;

  private static class Holder {
    static final LazyHolder INSTANCE = new LazyHolder(); //~ quiet(final|ordered|immutable) INSTANCE
  }

  static LazyHolder get() {
    return Holder.INSTANCE; //~ quiet(final|ordered|immutable) INSTANCE
  }

  int uses() {
    return uses; //~ quiet(ordered|read-only|final) uses
  }

  public static void main(String[] args) {
    new Thread(() -> System.out.println(LazyHolder.get().uses())).start();
    System.out.println(LazyHolder.get().uses());
  }
}
