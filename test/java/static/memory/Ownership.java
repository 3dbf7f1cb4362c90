/** An object is built by one thread, then published under a lock, and never changed after. */
package fixture.memory;

import java.util.ArrayList;
import java.util.List;

class Ownership {
  static class Report {
    private int lines;
    private String title;
  }

  private final List<Report> reports = new ArrayList<>();

  void produce() {
    Report report = new Report();
    report.lines = 3; //~ quiet(owned|ordered|lock) lines
    report.title = "t"; //~ quiet(owned|ordered|lock) title
    synchronized (reports) {
      reports.add(report); //~ quiet(lock)? reports
    }
  }

  void consume() {
    synchronized (reports) {
      for (Report report : reports) { //~ quiet(lock)? reports
        System.out.println(report.title + report.lines); //~ quiet(owned|ordered|lock) title
      }
    }
  }

  public static void main(String[] args) {
    Ownership hub = new Ownership();
    new Thread(hub::produce).start();
    new Thread(hub::consume).start();
  }
}
