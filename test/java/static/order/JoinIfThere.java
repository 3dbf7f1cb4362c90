/**
 * onDestroy waits for its threads if there are any: where the field is null there is none to wait for. A
 * question of something else decides whether it waits at all.
 */
package fixture.order;

import android.app.Activity;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

public class JoinIfThere extends Activity {
  private final List<String> lines = new ArrayList<>();
  private final List<String> pages = new ArrayList<>();
  private final List<String> books = new ArrayList<>();
  private volatile Thread writer;
  private volatile Thread printer;
  private volatile Thread binder;
  private boolean isPatient;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    writer = new Thread(() -> lines.add("line")); //~ quiet(ordered)? lines
    writer.start();
    printer = new Thread(() -> pages.add("page")); //~ quiet(ordered)? pages
    printer.start();
    binder = new Thread(() -> books.add("book")); //~ race(A) update books
    binder.start();
  }

  @Override
  protected void onDestroy() {
    waitForWriter();
    waitForPrinter();
    waitForBinder();
    lines.clear(); //~ quiet(ordered)? lines
    pages.clear(); //~ quiet(ordered)? pages
    books.clear(); //~ race(A) update books
    super.onDestroy();
  }

  private void waitForWriter() {
    if (writer != null) {
      try {
        writer.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      writer = null;
    }
  }

  private void waitForPrinter() {
    if (printer != null) {
      Thread waited = printer;
      while (waited != null && waited.isAlive()) {
        try {
          waited.join();
        } catch (InterruptedException e) {
          System.out.println("again");
        }
        waited = printer;
      }
      printer = null;
    }
  }

  private void waitForBinder() {
    if (isPatient) {
      try {
        binder.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
