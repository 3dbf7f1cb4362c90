/** Threads that one loop starts and another joins are over where what they have filled is walked through. */
package fixture.order;

import java.util.ArrayList;
import java.util.List;

class JoinedByIndex implements Runnable {
  private static final List<String> found = new ArrayList<>();

  @Override
  public void run() {
    synchronized (JoinedByIndex.class) {
      found.add("a"); //~ quiet(ordered|lock)!? found
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(new JoinedByIndex());
      threads[i].start();
    }
    for (int i = 0; i < threads.length; i++) threads[i].join();
    for (String each : found) System.out.println(each); //~ quiet(ordered|lock)!? found
  }
}
