/** The thread's own fields, read by who started it: before it has ended, and after. */
package fixture.classic;

class ThreadSubclass extends Thread {
  private int progress;
  private int result;

  @Override
  public void run() {
    progress++; //~ race(A) update progress
    result = 7; //~ quiet(ordered) result
  }

  public static void main(String[] args) throws InterruptedException {
    ThreadSubclass worker = new ThreadSubclass();
    worker.start();
    System.out.println(worker.progress); //~ race(A) read progress
    worker.join();
    System.out.println(worker.result); //~ quiet(ordered) result
  }
}
