/** The click may come before the result that it needs. */
package fixture.lifecycle;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;

public class ResultBeforeClick extends Activity {
  private List<String> results;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    new Search().execute();
    findViewById(1).setOnClickListener(view -> {
      System.out.println(results.size()); //~ order(A) use results
    });
  }

  private class Search extends AsyncTask<Void, Void, List<String>> {
    @Override
    protected List<String> doInBackground(Void... nothing) {
      return new ArrayList<>();
    }

    @Override
    protected void onPostExecute(List<String> found) {
      results = found; //~ order(A) set results
    }
  }
}
