/** A shutdown hook is a thread beside main. */
package fixture.plainjava;

class ShutdownHook {
  private int open = 1;

  public static void main(String[] args) {
    ShutdownHook hook = new ShutdownHook();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      System.out.println(hook.open); //~ race(A) read open
    }));
    hook.open = 0; //~ race(A) write open
  }
}
