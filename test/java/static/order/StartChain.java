/** The order of starts is transitive: main, then one thread, then the thread that it starts. */
package fixture.order;

class StartChain {
  private int seed;
  private int late;

  public static void main(String[] args) {
    StartChain chain = new StartChain();
    chain.seed = 1; //~ quiet(ordered) seed
    new Thread(() -> {
      new Thread(() -> {
        System.out.println(chain.seed); //~ quiet(ordered) seed
        chain.late = 1; //~ race(A) write late
      }).start();
      chain.late = 2; //~ race(A) write late
    }).start();
  }
}
