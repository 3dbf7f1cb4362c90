/** A thread that is made and never started runs nothing; calling run is a plain call. */
package fixture.plainjava;

class UnusedThread {
  private int never;
  private int here;

  public static void main(String[] args) {
    UnusedThread unused = new UnusedThread();
    Thread idle = new Thread(() -> {
      unused.never = 1; //~ quiet(confined|one-thread|owned) never
    });
    System.out.println(idle.getName() + unused.never); //~ quiet(confined|one-thread|owned) never
    new Thread(() -> {
      unused.here = 1; //~ quiet(confined|one-thread|owned) here
    }).run();
    unused.here = 2; //~ quiet(confined|one-thread|owned) here
  }
}
