/**
 * A task stores what it has made into a field and goes on with the field: what it did before, it did to its own. What
 * another task does to the list behind that, others may do too.
 */
package fixture.memory;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.view.View;
import java.util.ArrayList;
import java.util.List;

class ReadBack extends Activity {
  private Rows rows;
  private List<String> columns;
  private boolean isWide;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new View(this).setOnClickListener(view -> rows.remove("x")); //~ order(O) use rows
    new View(this)
        .setOnLongClickListener(view -> columns.remove("x")); //~ race(A) update columns //~ order(P) use columns
    new LoadRows().execute();
    new LoadColumns().execute();
  }

  private void show() {}

  private class LoadRows extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      List<String> found = new ArrayList<>();
      found.add("x"); //~ quiet(owned|ordered)? found
      rows = new Rows(found); //~ order(O) set rows
      rows.setWide(isWide);
      return "";
    }
  }

  private class LoadColumns extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... nothing) {
      columns = new ArrayList<>(); //~ order(P) set columns
      show();
      columns.add("y"); //~ race(A) update columns
      return "";
    }
  }

  private static class Rows {
    final List<String> names;
    private final int[] widths;
    private boolean isWide;

    Rows(List<String> names) {
      this.names = names;
      this.widths = widths();
    }

    void setWide(boolean wide) {
      isWide = wide;
    }

    void remove(String name) {
      names.remove(name); //~ quiet(ordered)? names
    }

    private int[] widths() {
      return new int[names.size()]; //~ quiet(ordered)? names
    }
  }
}
