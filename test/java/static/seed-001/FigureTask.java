/**
 * Seed 001 Figure 3.2 (c): the callbacks of one task are ordered, but what the background does after
 * publishProgress is not ordered with onProgressUpdate.
 */
package fixture.seed001;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.view.View;

public class FigureTask extends Activity implements View.OnClickListener {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    findViewById(1).setOnClickListener(this);
  }

  @Override
  public void onClick(View view) {
    new Copy().execute("a", "b");
  }

  private static class Copy extends AsyncTask<String, Integer, Integer> {
    private int limit;
    private int copied;
    private int sum;

    @Override
    protected void onPreExecute() {
      limit = 10; //~ quiet(ordered) limit
    }

    @Override
    protected Integer doInBackground(String... names) {
      for (String name : names) {
        if (copied < limit) { //~ quiet(ordered) limit
          copied += name.length(); //~ race(A) update copied
        }
        publishProgress(1);
      }
      sum = copied; //~ quiet(ordered) sum
      return sum;
    }

    @Override
    protected void onProgressUpdate(Integer... values) {
      System.out.println(copied); //~ race(A) read copied
    }

    @Override
    protected void onPostExecute(Integer result) {
      System.out.println(sum + copied); //~ quiet(ordered) sum
    }
  }
}
