/** The listener is registered by the result: no click before it. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

public class ListenerAfterResult extends Activity {
  private List<String> found;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Search().execute();
  }

  private void enable() {
    findViewById(1).setOnClickListener(view -> {
      System.out.println(found.size()); //~ quiet(ordered) found
    });
  }

  private class Search extends AsyncTask<Void, Void, List<String>> {
    @Override
    protected List<String> doInBackground(Void... nothing) {
      return new ArrayList<>();
    }

    @Override
    protected void onPostExecute(List<String> list) {
      found = list; //~ quiet(ordered) found
      enable();
    }
  }
}
