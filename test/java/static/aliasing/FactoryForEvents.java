/**
 * Two events ask one store for an order; each is given one of its own, and only one of them is handed to the
 * thread. An order that both hold is another matter.
 */
package fixture.aliasing;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
import android.view.View;
import java.util.ArrayList;
import java.util.List;

class FactoryForEvents extends Activity {
  static class Order {
    private final List<String> lines = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
  }

  static class Store {
    private final Order last = new Order();

    Order find(int number) {
      Order order = new Order();
      order.lines.add("number " + number);
      return order;
    }

    Order last() {
      return last;
    }
  }

  private static final Store STORE = new Store();
  private final HandlerThread printer = new HandlerThread("printer");
  private Order shown;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    printer.start();
    Handler handler = new Handler(printer.getLooper());
    new View(this).setOnClickListener(view -> {
      Order found = STORE.find(1);
      Order last = STORE.last();
      handler.post(() -> {
        for (String line : found.lines) System.out.println(line);
        for (String note : last.notes) System.out.println(note); //~ race(A)! read notes
      });
    });
  }

  @Override
  protected void onResume() {
    super.onResume();
    shown = STORE.find(2);
    shown.lines.clear(); //~ quiet(confined|owned|one-thread)? lines
    STORE.last().notes.clear(); //~ race(A) write notes
  }
}
