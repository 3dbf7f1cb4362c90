/** A call of a method that is marked for another thread posts it there: what is marked for the main looper shares it with callbacks. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;
import org.androidannotations.annotations.Background;
import org.androidannotations.annotations.EActivity;
import org.androidannotations.annotations.UiThread;

@EActivity
public class PostedMethods extends Activity {
  private int shown;
  private int reused;
  private int loaded;
  private int saved;
  private int written;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    written = 1; //~ quiet(ordered) written
  }

  @Override
  protected void onResume() {
    super.onResume();
    shown++; //~ quiet(one-thread|ordered) shown
    reused++; //~ quiet(one-thread|ordered) reused
    load(new Order());
    loaded++; //~ race(A)! update loaded
    save();
    save();
  }

  @Background
  void load(Order order) {
    loaded++; //~ race(A)! update loaded
    if (written > 0) order.items = new ArrayList<>(); //~ quiet(ordered) written
    show(order);
    reuse();
  }

  @UiThread
  void show(Order order) {
    shown++; //~ quiet(one-thread|ordered) shown
    order.items.clear();
  }

  @UiThread(propagation = UiThread.Propagation.REUSE)
  void reuse() {
    reused++; //~ quiet(one-thread|ordered) reused
  }

  /** One at a time. */
  @Background(serial = "disk")
  void save() {
    saved++; //~ quiet(one-thread|ordered) saved
  }

  public static class Order {
    List<String> items;
  }
}
