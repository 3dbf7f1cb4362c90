/** A ThreadLocal gives each thread its own object. */
package fixture.memory;

class ThreadLocals {
  static class Scratch {
    int used;
  }

  private static final ThreadLocal<Scratch> SCRATCH = ThreadLocal.withInitial(Scratch::new);

  static void work() {
    SCRATCH.get().used++; //~ quiet(confined|owned|ordered) used
  }

  public static void main(String[] args) {
    new Thread(ThreadLocals::work).start();
    new Thread(ThreadLocals::work).start();
  }
}
