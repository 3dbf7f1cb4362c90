/** What a loop reads before another one joins the threads is read beside them; what it writes before they are started is not. */
package fixture.order;

class LoopBeforeJoin extends Thread {
  private static final int[] plan = new int[3];
  private static int planned;
  private long sum;

  @Override
  public void run() {
    sum = plan[0] + planned; //~ race(A) write sum //~ quiet(ordered)? planned
  }

  public static void main(String[] args) throws InterruptedException {
    LoopBeforeJoin[] all = new LoopBeforeJoin[3];
    for (int i = 0; i < 3; i++) {
      plan[i] = i; //~ quiet(ordered)? plan
      planned++; //~ quiet(ordered)? planned
    }
    for (int i = 0; i < 3; i++) {
      all[i] = new LoopBeforeJoin();
      all[i].start();
    }
    for (LoopBeforeJoin each : all) {
      System.out.println(each.sum); //~ race(A) read sum
    }
    for (LoopBeforeJoin each : all) {
      each.join();
    }
    for (LoopBeforeJoin each : all) {
      System.out.println(each.sum); //~ quiet(ordered) sum
    }
  }
}
