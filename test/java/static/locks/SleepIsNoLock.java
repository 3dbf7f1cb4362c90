/** Time orders nothing. */
package fixture.locks;

class SleepIsNoLock {
  private int answer;

  public static void main(String[] args) throws InterruptedException {
    SleepIsNoLock late = new SleepIsNoLock();
    new Thread(() -> {
      late.answer = 42; //~ race(A) write answer
    }).start();
    Thread.sleep(1000);
    System.out.println(late.answer); //~ race(A) read answer
  }
}
