/** A task adds to the list that an adapter of the platform shows: it is read in code that is not seen. */
package fixture.units;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.widget.ArrayAdapter;
import android.widget.ListView;
import java.util.ArrayList;
import java.util.List;

public class ListOfLibraryAdapter extends Activity {
  private final List<String> names = new ArrayList<>();
  private final List<String> later = new ArrayList<>();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    ListView list = new ListView(this);
    list.setAdapter(new ArrayAdapter<>(this, android.R.layout.simple_list_item_1, names)); //~ missed(A) race read names
    setContentView(list);
    new Load().execute();
  }

  private class Load extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... nothing) {
      names.add("loaded"); //~ missed(A) race update names
      later.add("found"); //~ quiet(ordered) later
      return null;
    }

    @Override
    protected void onPostExecute(Void nothing) {
      setTitle(later.get(0)); //~ quiet(ordered) later
    }
  }
}
