/**
 * What a getter returns is used by who calls it, also by way of another getter: null for some, while others look at what
 * they get first, make it where it is missing, or are told by the getter itself.
 */
package fixture.guards;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;

public class UsedThroughGetter extends Activity {
  static class Store {
    private StringBuilder rows;
    private StringBuilder asked;
    private StringBuilder made;

    StringBuilder rows() {
      return rows; //~ free(A) use rows
    }

    StringBuilder asked() {
      return asked; //~ quiet(guard) asked
    }

    StringBuilder made() {
      if (made == null) made = new StringBuilder();
      return made; //~ quiet(guard|ordered|one-thread) made
    }

    void open() {
      rows = new StringBuilder();
      asked = new StringBuilder();
    }

    void close() {
      rows = null; //~ free(A) free rows
      asked = null; //~ quiet(guard) asked
      made = null; //~ quiet(guard|ordered|one-thread) made
    }
  }

  private final Store store = new Store();

  private StringBuilder rows() {
    return store != null ? store.rows() : null;
  }

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    store.open();
    new Handler().postDelayed(() -> {
      rows().append("late");
      StringBuilder text = store.asked();
      if (text != null) text.append("late");
      if (store.asked() != null) store.asked().append("later");
      store.made().append("late");
    }, 1000);
  }

  @Override
  protected void onDestroy() {
    store.close();
    super.onDestroy();
  }
}
