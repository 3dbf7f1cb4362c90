/** One date format for all threads; one for each by ThreadLocal. */
package fixture.classic;

import java.text.SimpleDateFormat;
import java.util.Date;

class SharedFormat implements Runnable {
  private static final SimpleDateFormat SHARED = new SimpleDateFormat("yyyy");
  private static final ThreadLocal<SimpleDateFormat> OWN =
      ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));

  @Override
  public void run() {
    System.out.println(SHARED.format(new Date())); //~ race(A)! self SHARED
    System.out.println(OWN.get().format(new Date()));
  }

  public static void main(String[] args) {
    new Thread(new SharedFormat()).start();
    new Thread(new SharedFormat()).start();
  }
}
