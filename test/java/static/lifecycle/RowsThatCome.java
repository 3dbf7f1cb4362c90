/**
 * Rows are there only when the answer has come and the adapter has them, so a click on a row finds the list: that is not
 * understood. A click on a button may come before, and so may the use of what another answer brings.
 */
package fixture.lifecycle;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.widget.ArrayAdapter;
import android.widget.ListView;
import java.util.List;

public class RowsThatCome extends Activity {
  private List<String> items;
  private List<String> others;
  private ListView list;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    list = new ListView(this);
    setContentView(list);
    list.setOnItemClickListener((parent, view, at, id) -> open(at));
    findViewById(1).setOnClickListener(view -> count());
    new LoadItems().execute();
    new LoadOthers().execute();
  }

  private void open(int at) {
    System.out.println(items.get(at)); //~ spurious(A) order use items
    System.out.println(others.get(at)); //~ order(B) use others
  }

  private void count() {
    System.out.println(items.size()); //~ order(C) use items
  }

  private class LoadItems extends AsyncTask<Void, Void, List<String>> {
    @Override
    protected List<String> doInBackground(Void... nothing) {
      return List.of("a");
    }

    @Override
    protected void onPostExecute(List<String> found) {
      items = found; //~ spurious(A) order set items //~ order(C) set items
      list.setAdapter(new ArrayAdapter<>(RowsThatCome.this, 1, items));
    }
  }

  private class LoadOthers extends AsyncTask<Void, Void, List<String>> {
    @Override
    protected List<String> doInBackground(Void... nothing) {
      return List.of("b");
    }

    @Override
    protected void onPostExecute(List<String> found) {
      others = found; //~ order(B) set others
    }
  }
}
