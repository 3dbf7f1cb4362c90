/** SimpleDateFormat changes its calendar when it formats; DateTimeFormatter changes nothing. */
package fixture.containers;

import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Date;

class SharedDateFormat {
  private static final SimpleDateFormat OLD = new SimpleDateFormat("yyyy");
  private static final DateTimeFormatter NEW = DateTimeFormatter.ofPattern("yyyy");

  static void print() {
    System.out.println(OLD.format(new Date())); //~ race(A) update+ OLD
    System.out.println(NEW.format(LocalDate.now())); //~ quiet(immutable|container|final|read-only) NEW
  }

  public static void main(String[] args) {
    new Thread(SharedDateFormat::print).start();
    new Thread(SharedDateFormat::print).start();
  }
}
