package fixture;

import android.app.Activity;
import com.acme.ListAdapter;

/** Whatever `stream()` is called on, what the chain is given runs while it is called. */
class UnseenLists extends Activity {
  private final Rows rows = new Rows();

  @Override
  protected void onResume() { //~ origin(main) entry-callback activity.lifecycle
    super.onResume();
    rows.marked();
    rows.shown();
    rows.later();
  }

  static class Row {
    boolean marked;

    boolean isShown() {
      return marked;
    }

    void load() {
      new Thread(() -> {}, "loader").start(); //~ origin(thread loader) thread thread.start //~ from(Thread.start) UnseenLists.onResume
    }
  }

  static class Rows extends ListAdapter<Row> {
    long marked() {
      getItems().stream().filter(Row.class::isInstance).map(row -> (Row) row).forEach(row -> ((Row) row).load());
      return getItems().parallelStream().filter(row -> row.marked).sorted().count();
    }

    /** Nothing of this is code of the project. */
    void shown() {
      getItems().keepOnly(Row.class::isInstance);
    }

    void later() {
      getItems().stream(2).filter(row -> row.marked); //~ origin(unknown) posted-callback escape assumed
    }
  }
}
