/** All threads of an array are joined: main reads after, the threads among each other still race. */
package fixture.order;

class JoinAll {
  private int shared;

  public static void main(String[] args) throws InterruptedException {
    JoinAll all = new JoinAll();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> all.shared++); //~ race(A) self shared
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(all.shared); //~ quiet(ordered) shared
  }
}
