/** A thread adds to the list that the adapter shows. */
package fixture.units;

import android.app.Activity;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.BaseAdapter;
import android.widget.ListView;
import java.util.ArrayList;
import java.util.List;

public class AdapterItems extends Activity {
  private final List<String> items = new ArrayList<>();
  private final Rows rows = new Rows();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    ListView list = new ListView(this);
    list.setAdapter(rows);
    setContentView(list);
    new Thread(() -> {
      items.add("loaded"); //~ race(A) update items
      runOnUiThread(() -> rows.notifyDataSetChanged());
    }).start();
  }

  private class Rows extends BaseAdapter {
    @Override
    public int getCount() {
      return items.size(); //~ race(A) read items
    }

    @Override
    public Object getItem(int at) {
      return items.get(at); //~ race(A) read? items
    }

    @Override
    public long getItemId(int at) {
      return at;
    }

    @Override
    public View getView(int at, View old, ViewGroup parent) {
      return old;
    }
  }
}
